// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useContext, useEffect } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../../state/analytics/events.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { Modal } from '../../ui/modal/Modal.tsx';
import { type ModalInfo, ModalListenerContext } from '../../ui/modal/ModalListener.ts';
import { stubLayout } from '../testing/stubLayout.ts';
import { ModalAnalytics } from './OpenDialog.tsx';

beforeAll(() => {
  stubLayout();
  // jsdom's `<dialog>` can neither be shown as modal nor closed.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
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

/** Renders a dialog in a page. `show` replaces it by another dialog, or closes it. */
function openPage(dialog: ReactNode) {
  const store = createStore();
  const events: AnalyticsEvent[] = [];
  store.set(setPageAtom, { path: '/ecom/shop/trolley?from=search' });
  store.set(connectAnalyticsAtom, (event) => void events.push(event));
  const pageWith = (open: ReactNode) => (
    <Provider store={store}>
      <ModalAnalytics>{open}</ModalAnalytics>
    </Provider>
  );
  const { rerender } = render(pageWith(dialog));
  return { events, show: (next: ReactNode) => rerender(pageWith(next)) };
}

function OpensAndCloses(info: ModalInfo) {
  const listener = useContext(ModalListenerContext);
  useEffect(() => {
    listener.onOpen(info);
    listener.onClose(info, { closedBy: 'button', buttonValue: 'book' });
  }, [listener, info]);
  return null;
}

test('a modal sends an event when it opens, and one that says how it was closed', () => {
  expect(openPage(<OpensAndCloses {...choice} />).events).toEqual([
    { name: 'modal_open', payload: choice },
    { name: 'modal_close', payload: { ...choice, closedBy: 'button', buttonValue: 'book' } },
  ]);
});

test('a modal with an error also sends the error, with the page’s path but not its search term', () => {
  expect(openPage(<OpensAndCloses {...noSlot} />).events[1]).toEqual({
    name: 'modal_error',
    payload: { message: noSlot.title, code: noSlot.errorCode, page: '/ecom/shop/trolley' },
  });
});

const dialog = (id: string) => (
  <Modal buttons={[]} id={id} idPrefix="grocer" key={id} kind="dialog" onClosed={() => {}} title={id} />
);

test.each([
  ['that another one replaces is closed before the other opens', 'order-error', ['modal_open order-error']],
  ['that the header closes by itself is closed once', null, []],
])('a dialog %s', (_, nextId, next) => {
  const { events, show } = openPage(dialog('checkout-choice'));

  show(nextId && dialog(nextId));

  const printed = events.map(({ name, payload }) => {
    const by = 'closedBy' in payload ? ` by ${payload.closedBy}` : '';
    return 'modalId' in payload ? `${name} ${payload.modalId}${by}` : name;
  });
  expect(printed).toEqual(['modal_open checkout-choice', 'modal_close checkout-choice by close', ...next]);
});
