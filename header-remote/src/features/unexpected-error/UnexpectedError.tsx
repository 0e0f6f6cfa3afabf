import { useAtomValue, useSetAtom } from 'jotai';
import { closeDialogAtom } from '../../state/page/dialog.ts';
import { idPrefixAtom, reloadPageAtom } from '../../state/page/page.ts';
import { UnexpectedErrorView } from './UnexpectedErrorView.tsx';

/**
 * The generic error dialog, for failures without a message of their own (behaviour/errors#unexpected-text,
 * #unexpected-dialog).
 */
export function UnexpectedError() {
  return (
    <UnexpectedErrorView
      idPrefix={useAtomValue(idPrefixAtom)}
      onClosed={useSetAtom(closeDialogAtom)}
      onReload={useSetAtom(reloadPageAtom)}
    />
  );
}
