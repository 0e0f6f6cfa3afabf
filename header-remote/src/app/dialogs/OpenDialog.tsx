import { useSetAtom, useStore } from 'jotai';
import type { ComponentType } from 'react';
import { type ReactNode, useMemo } from 'react';
import { createLazyModule, type LazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { trackAtom } from '../../state/analytics/events.ts';
import { closeDialogAtom, type DialogKind, type DialogProps } from '../../state/page/dialog.ts';
import { pathnameAtom } from '../../state/page/page.ts';
import { type ModalListener, ModalListenerContext } from '../../ui/modal/ModalListener.ts';

/**
 * The code of each dialog, loaded when the dialog is first opened. The dialogs of an order are one chunk, so that a
 * shopper who presses "Instant checkout" and goes offline can still read why it failed.
 */
const dialogModules: { [Kind in DialogKind]: LazyModule<ComponentType<DialogProps[Kind]>> } = {
  'instant-checkout': createLazyModule('instant checkout', async () => {
    const feature = import(
      /* webpackChunkName: "dialogs" */ '../../features/instant-checkout/InstantCheckout.tsx'
    );
    return (await feature).InstantCheckout;
  }),
  'order-error': createLazyModule('the order error', async () => {
    const feature = import(
      /* webpackChunkName: "dialogs" */ '../../features/instant-checkout/order-errors/OrderError.tsx'
    );
    return (await feature).OrderError;
  }),
  'cancel-changes': createLazyModule('the question about the changes', async () => {
    const feature = import(/* webpackChunkName: "dialogs" */ '../../features/amend-bar/CancelChanges.tsx');
    return (await feature).CancelChanges;
  }),
  'unexpected-error': createLazyModule('the error message', async () => {
    const feature = import(
      /* webpackChunkName: "dialogs" */ '../../features/unexpected-error/UnexpectedError.tsx'
    );
    return (await feature).UnexpectedError;
  }),
  'multi-search': createLazyModule('multi-search', async () => {
    const feature = import(
      /* webpackChunkName: "multi-search" */ '../../features/multi-search/MultiSearch.tsx'
    );
    return (await feature).MultiSearch;
  }),
};

/** Renders a dialog by its kind, with its analytics. */
export function OpenDialog({ dialog: { kind, ...props } }: { dialog: { kind: string } }) {
  // The kind and the props belong together, but TypeScript loses that relation in a look-up.
  const code = (dialogModules as Record<string, LazyModule<ComponentType<object>>>)[kind];
  if (!code) throw new TypeError(`Dialogs: there is no dialog "${kind}"`);
  // If the code does not load, the dialog is closed, so that the next press opens it again
  // (behaviour/errors#widget-code, #next-try).
  const Content = useLazyModule(code, true, useSetAtom(closeDialogAtom));
  return <ModalAnalytics>{Content && <Content {...props} />}</ModalAnalytics>;
}

/** Sends the analytics events of every modal of the header (behaviour/analytics#modal-events). */
export function ModalAnalytics({ children }: { children: ReactNode }) {
  const store = useStore();
  const listener = useMemo<ModalListener>(
    () => ({
      onOpen(info) {
        store.set(trackAtom, { name: 'modal_open', payload: info });
        if (info.severity !== 'error') return;
        const code = info.errorCode ?? info.modalId;
        store.set(trackAtom, {
          name: 'modal_error',
          payload: { message: info.title, code, page: store.get(pathnameAtom) },
        });
      },
      onClose(info, { closedBy, buttonValue = null }) {
        store.set(trackAtom, { name: 'modal_close', payload: { ...info, closedBy, buttonValue } });
      },
    }),
    [store],
  );
  return <ModalListenerContext value={listener}>{children}</ModalListenerContext>;
}
