// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useContext, useEffect } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../../state/analytics/events.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { Modal } from '../../ui/modal/Modal.tsx';
import { type ModalInfo, ModalListenerContext } from '../../ui/modal/ModalListener.ts';
import { stubLayout } from '../testing/stubLayout.ts';
import { ModalAnalytics } from './OpenDialog.tsx';

afterEach(cleanup);

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

describe('the dialogs of a page', () => {
  beforeAll(() => {
    stubLayout();
    // jsdom's `<dialog>` can neither be shown as modal nor closed.
    Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  });

  /** Names of the events after the open dialog is replaced by another one, or closed (`null`). */
  function eventsAfter(nextId: string | null): string[] {
    const store = createStore();
    const names: string[] = [];
    store.set(connectAnalyticsAtom, ({ name, payload }) => {
      if (!('modalId' in payload)) return;
      names.push(`${name} ${payload.modalId}${'closedBy' in payload ? ` by ${payload.closedBy}` : ''}`);
    });
    const show = (id: string | null) => (
      <Provider store={store}>
        <ModalAnalytics>
          {id && (
            <Modal
              buttons={[]}
              id={id}
              idPrefix="grocer"
              key={id}
              kind="dialog"
              onClosed={() => {}}
              title={id}
            />
          )}
        </ModalAnalytics>
      </Provider>
    );
    const { rerender } = render(show('checkout-choice'));
    rerender(show(nextId));
    return names;
  }

  test.each([
    ['that another one replaces is closed before the other opens', 'order-error', ['modal_open order-error']],
    ['that the header closes by itself is closed once', null, []],
  ])('a dialog %s', (_, nextId, next) => {
    expect(eventsAfter(nextId)).toEqual([
      'modal_open checkout-choice',
      'modal_close checkout-choice by close',
      ...next,
    ]);
  });
});
