import { useSetAtom } from 'jotai';
import { openDialogAtom } from '../../state/dialog.ts';
import button from '../../ui/button/button.module.css';

/** Opens multi-search from a place of the page's own. */
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
