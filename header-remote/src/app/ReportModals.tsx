import { useStore } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { trackAtom } from '../state/analytics.ts';
import { pathnameAtom } from '../state/page.ts';
import { type ModalReports, ModalReportsContext } from '../ui/modal/ModalReports.ts';

/** Every modal of the header is counted; one that tells of an error is an error too (clarifications C12). */
export function ReportModals({ children }: { children: ReactNode }) {
  const store = useStore();
  const reports = useMemo<ModalReports>(
    () => ({
      onOpen(facts) {
        store.set(trackAtom, { name: 'modal_open', payload: facts });
        if (facts.severity !== 'error') return;
        const code = facts.errorCode ?? facts.modalId;
        store.set(trackAtom, {
          name: 'modal_error',
          payload: { message: facts.title, code, page: store.get(pathnameAtom) },
        });
      },
      onClose(facts, { closedBy, buttonValue = null }) {
        store.set(trackAtom, { name: 'modal_close', payload: { ...facts, closedBy, buttonValue } });
      },
    }),
    [store],
  );
  return <ModalReportsContext value={reports}>{children}</ModalReportsContext>;
}
