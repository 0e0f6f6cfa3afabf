import { useAtomValue, useSetAtom } from 'jotai';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { closeDialogAtom, dialogAtom } from '../../state/page/dialog.ts';
import { SingleInstance } from '../SingleInstance.tsx';

const openDialog = createLazyModule('the dialogs', async () => {
  const { OpenDialog } = await import(/* webpackChunkName: "open-dialog" */ './OpenDialog.tsx');
  return OpenDialog;
});

/**
 * Shows the open dialog, whichever feature opened it. Only one widget of a page shows it (behaviour/errors#one-dialog).
 */
export function LazyDialog() {
  const dialog = useAtomValue<{ kind: string } | undefined>(dialogAtom);
  const OpenDialog = useLazyModule(openDialog, dialog !== undefined, useSetAtom(closeDialogAtom));
  return (
    <SingleInstance of="dialogs">
      {OpenDialog && dialog && <OpenDialog dialog={dialog} key={dialog.kind} />}
    </SingleInstance>
  );
}
