import { useSetAtom } from 'jotai';
import { openDialogAtom } from '../../state/page/dialog.ts';
import button from '../../ui/button/button.module.css';

/** A widget that opens multi-search, for the host's own page. */
export function MultiSearchButton() {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <button
      aria-haspopup="dialog"
      className={`${button.button} ${button.secondary} ${button.size48}`}
      onClick={() => openDialog({ kind: 'multi-search' })}
      type="button"
    >
      Multi-search
    </button>
  );
}
