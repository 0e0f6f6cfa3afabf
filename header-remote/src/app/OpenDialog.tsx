import { useSetAtom } from 'jotai';
import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '../platform/onDemand.ts';
import { useOnDemand } from '../platform/useOnDemand.ts';
import { closeDialogAtom, type DialogKind, type Dialogs as Told } from '../state/dialog.ts';
import { ReportModals } from './ReportModals.tsx';

/**
 * The code of each dialog: it comes when the dialog is first opened. Those of an order are one part: whoever presses
 * "Instant checkout" and goes offline still reads why it failed.
 */
const codes: { [Kind in DialogKind]: OnDemand<ComponentType<Told[Kind]>> } = {
  'instant-checkout': onDemand('instant checkout', async () => {
    const feature = import(
      /* webpackChunkName: "dialogs" */ '../features/instant-checkout/InstantCheckout.tsx'
    );
    return (await feature).InstantCheckout;
  }),
  'order-error': onDemand('the order error', async () => {
    const feature = import(/* webpackChunkName: "dialogs" */ '../features/instant-checkout/OrderError.tsx');
    return (await feature).OrderError;
  }),
  'cancel-changes': onDemand('the question about the changes', async () => {
    const feature = import(/* webpackChunkName: "dialogs" */ '../features/amend-bar/CancelChanges.tsx');
    return (await feature).CancelChanges;
  }),
  'unexpected-error': onDemand('the error message', async () => {
    const feature = import(
      /* webpackChunkName: "dialogs" */ '../features/unexpected-error/UnexpectedError.tsx'
    );
    return (await feature).UnexpectedError;
  }),
  'multi-search': onDemand('multi-search', async () => {
    const feature = import(/* webpackChunkName: "multi-search" */ '../features/multi-search/MultiSearch.tsx');
    return (await feature).MultiSearch;
  }),
};

/** A dialog by its kind, and who counts it. */
export function OpenDialog({ dialog: { kind, ...told } }: { dialog: { kind: string } }) {
  // A kind and what it is told are a pair; TypeScript cannot follow the pair through a look-up.
  const code = (codes as Record<string, OnDemand<ComponentType<object>>>)[kind];
  if (!code) throw new TypeError(`Dialogs: there is no dialog "${kind}"`);
  // A dialog that did not come is not open: the next press asks for it again (clarification 125).
  const Content = useOnDemand(code, true, useSetAtom(closeDialogAtom));
  return <ReportModals>{Content && <Content {...told} />}</ReportModals>;
}
