import { useStore } from 'jotai';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { CancelChanges } from '../../features/amend-bar/CancelChanges.tsx';
import { InstantCheckout } from '../../features/instant-checkout/InstantCheckout.tsx';
import { OrderError } from '../../features/instant-checkout/order-errors/OrderError.tsx';
import { MultiSearch } from '../../features/multi-search/MultiSearch.tsx';
import { UnexpectedError } from '../../features/unexpected-error/UnexpectedError.tsx';
import { trackAtom } from '../../state/analytics/events.ts';
import type { DialogKind, DialogProps } from '../../state/page/dialog.ts';
import { pathnameAtom } from '../../state/page/page.ts';
import { type ModalListener, ModalListenerContext } from '../../ui/modal/ModalListener.ts';

/**
 * All dialogs share one chunk, so that a shopper who goes offline after opening "Instant checkout" can still
 * read the dialog that says why the order failed.
 */
const dialogs: { [Kind in DialogKind]: ComponentType<DialogProps[Kind]> } = {
  'instant-checkout': InstantCheckout,
  'order-error': OrderError,
  'cancel-changes': CancelChanges,
  'unexpected-error': UnexpectedError,
  'multi-search': MultiSearch,
};

/** Renders a dialog by its kind, with its analytics. */
export function OpenDialog({ dialog: { kind, ...props } }: { dialog: { kind: string } }) {
  // The kind and the props belong together, but TypeScript loses that relation in a look-up.
  const Content = (dialogs as Record<string, ComponentType<object>>)[kind];
  if (!Content) throw new TypeError(`Dialogs: there is no dialog "${kind}"`);
  return (
    <ModalAnalytics>
      <Content {...props} />
    </ModalAnalytics>
  );
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
