import { useAtomValue, useSetAtom } from 'jotai';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { closeDialogAtom, dialogAtom } from '../../state/page/dialog.ts';
import { SingleInstance } from '../SingleInstance.tsx';

const openDialog = createLazyModule(
  'the dialogs',
  () => import(/* webpackChunkName: "dialogs" */ './OpenDialog.tsx'),
);

/**
 * Shows the open dialog, whichever feature opened it. Only one widget of a page shows it (behaviour/errors#one-dialog).
 */
export function LazyDialog() {
  const dialog = useAtomValue<{ kind: string } | undefined>(dialogAtom);
  // If the code fails to load, the dialog is closed, so that the next press tries again
  // (behaviour/errors#widget-code, behaviour/loading#try-again).
  const onFailure = useSetAtom(closeDialogAtom);
  const OpenDialog = useLazyModule(openDialog, dialog !== undefined, { onFailure })?.OpenDialog;
  return (
    <SingleInstance of="dialogs">
      {OpenDialog && dialog && <OpenDialog dialog={dialog} key={dialog.kind} />}
    </SingleInstance>
  );
}
