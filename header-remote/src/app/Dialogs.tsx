import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType } from 'react';
import type { OnDemand } from '../platform/onDemand.ts';
import { useOnDemand } from '../platform/useOnDemand.ts';
import { closeDialogAtom, type DialogKind, dialogAtom, type Dialogs as Told } from '../state/dialog.ts';

/** The code of each dialog: it comes when the dialog is first opened. */
const codes: { [Kind in DialogKind]: OnDemand<ComponentType<Told[Kind]>> } = {};

/** The dialog that is open, whichever feature raised it. */
export function Dialogs() {
  const dialog = useAtomValue<{ kind: string } | undefined>(dialogAtom);
  return dialog ? <OpenDialog dialog={dialog} key={dialog.kind} /> : null;
}

function OpenDialog({ dialog: { kind, ...told } }: { dialog: { kind: string } }) {
  // A kind and what it is told are a pair; TypeScript cannot follow the pair through a look-up.
  const code = (codes as Record<string, OnDemand<ComponentType<object>>>)[kind];
  if (!code) throw new TypeError(`Dialogs: there is no dialog "${kind}"`);
  // A dialog that did not come is not open: the next press asks for it again (clarification 125).
  const Content = useOnDemand(code, true, useSetAtom(closeDialogAtom));
  return Content ? <Content {...told} /> : null;
}
