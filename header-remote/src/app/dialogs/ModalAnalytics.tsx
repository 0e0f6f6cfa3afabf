import { useStore } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { trackAtom } from '../../state/analytics/events.ts';
import { pathnameAtom } from '../../state/page/page.ts';
import { type ModalListener, ModalListenerContext } from '../../ui/modal/ModalListener.ts';

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
