import { useAtomValue, useSetAtom } from 'jotai';
import { closeDialogAtom } from '../../state/dialog.ts';
import { idPrefixAtom, reloadPageAtom } from '../../state/page.ts';
import { UnexpectedErrorView } from './UnexpectedErrorView.tsx';

/** What is left to say of a failure that has no words of its own (specification §8, clarification 126). */
export function UnexpectedError() {
  return (
    <UnexpectedErrorView
      idPrefix={useAtomValue(idPrefixAtom)}
      onClosed={useSetAtom(closeDialogAtom)}
      onReload={useSetAtom(reloadPageAtom)}
    />
  );
}
