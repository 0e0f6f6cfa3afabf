import { useAtomValue, useSetAtom } from 'jotai';
import { onDemand } from '../platform/onDemand.ts';
import { useOnDemand } from '../platform/useOnDemand.ts';
import { closeDialogAtom, dialogAtom } from '../state/dialog.ts';
import { OnlyOne } from './OnlyOne.tsx';

const openDialog = onDemand('the dialogs', async () => {
  const { OpenDialog } = await import(/* webpackChunkName: "open-dialog" */ './OpenDialog.tsx');
  return OpenDialog;
});

/** The dialog that is open, whichever feature raised it; one widget of a page shows it. */
export function Dialogs() {
  const dialog = useAtomValue<{ kind: string } | undefined>(dialogAtom);
  const OpenDialog = useOnDemand(openDialog, dialog !== undefined, useSetAtom(closeDialogAtom));
  return (
    <OnlyOne of="dialogs">{OpenDialog && dialog && <OpenDialog dialog={dialog} key={dialog.kind} />}</OnlyOne>
  );
}
