// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useContext, useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../state/analytics.ts';
import { setPageAtom } from '../state/page.ts';
import { type ModalFacts, ModalReportsContext } from '../ui/modal/ModalReports.ts';
import { ReportModals } from './ReportModals.tsx';

const choice: ModalFacts = {
  modalId: 'checkout-choice',
  title: 'Check out the way you want',
  severity: 'info',
  errorCode: null,
};
const noSlot: ModalFacts = {
  modalId: 'order-error',
  title: 'You still need to book a slot',
  severity: 'error',
  errorCode: 'ORDER_ORCHESTRATION_017',
};

function reported(facts: ModalFacts): AnalyticsEvent[] {
  const store = createStore();
  const events: AnalyticsEvent[] = [];
  store.set(setPageAtom, { path: '/ecom/shop/trolley?from=search' });
  store.set(connectAnalyticsAtom, (event) => void events.push(event));
  render(
    <Provider store={store}>
      <ReportModals>
        <OpensAndCloses {...facts} />
      </ReportModals>
    </Provider>,
  );
  return events;
}

function OpensAndCloses(facts: ModalFacts) {
  const reports = useContext(ModalReportsContext);
  useEffect(() => {
    reports.onOpen(facts);
    reports.onClose(facts, { closedBy: 'button', buttonValue: 'book' });
  }, [reports, facts]);
  return null;
}

describe('ReportModals', () => {
  test('a modal that opens and closes is counted with how it was closed', () => {
    expect(reported(choice)).toEqual([
      { name: 'modal_open', payload: choice },
      { name: 'modal_close', payload: { ...choice, closedBy: 'button', buttonValue: 'book' } },
    ]);
  });

  test('a modal that tells of an error is an error of that page, whatever was searched for there', () => {
    expect(reported(noSlot)[1]).toEqual({
      name: 'modal_error',
      payload: {
        message: 'You still need to book a slot',
        code: 'ORDER_ORCHESTRATION_017',
        page: '/ecom/shop/trolley',
      },
    });
  });
});
