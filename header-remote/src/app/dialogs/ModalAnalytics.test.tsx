// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useContext, useEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../../state/page/analytics.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { type ModalInfo, ModalListenerContext } from '../../ui/modal/ModalListener.ts';
import { ModalAnalytics } from './ModalAnalytics.tsx';

const choice: ModalInfo = {
  modalId: 'checkout-choice',
  title: 'Check out the way you want',
  severity: 'info',
  errorCode: null,
};
const noSlot: ModalInfo = {
  modalId: 'order-error',
  title: 'You still need to book a slot',
  severity: 'error',
  errorCode: 'ORDER_ORCHESTRATION_017',
};

function eventsOf(info: ModalInfo): AnalyticsEvent[] {
  const store = createStore();
  const events: AnalyticsEvent[] = [];
  store.set(setPageAtom, { path: '/ecom/shop/trolley?from=search' });
  store.set(connectAnalyticsAtom, (event) => void events.push(event));
  render(
    <Provider store={store}>
      <ModalAnalytics>
        <OpensAndCloses {...info} />
      </ModalAnalytics>
    </Provider>,
  );
  return events;
}

function OpensAndCloses(info: ModalInfo) {
  const listener = useContext(ModalListenerContext);
  useEffect(() => {
    listener.onOpen(info);
    listener.onClose(info, { closedBy: 'button', buttonValue: 'book' });
  }, [listener, info]);
  return null;
}

describe('ModalAnalytics', () => {
  test('a modal sends an event when it opens, and one that says how it was closed', () => {
    expect(eventsOf(choice)).toEqual([
      { name: 'modal_open', payload: choice },
      { name: 'modal_close', payload: { ...choice, closedBy: 'button', buttonValue: 'book' } },
    ]);
  });

  test('a modal with an error also sends the error, with the page’s path but not its search term', () => {
    expect(eventsOf(noSlot)[1]).toEqual({
      name: 'modal_error',
      payload: {
        message: 'You still need to book a slot',
        code: 'ORDER_ORCHESTRATION_017',
        page: '/ecom/shop/trolley',
      },
    });
  });
});
