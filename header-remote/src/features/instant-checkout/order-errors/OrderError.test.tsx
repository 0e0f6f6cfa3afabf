// @vitest-environment jsdom
import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPageAtom } from '../../../state/page/page.ts';
import { setHasTokenSessionAtom } from '../../../state/session/session.ts';
import { beginSlotWorkAtom } from '../../../state/slot/slot.ts';
import { aBookedSlot } from '../../../state/testing/aStore.ts';
import { OrderError } from './OrderError.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // jsdom's `<dialog>` can neither be shown as modal nor closed.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (store: ReturnType<typeof createStore>, code: string) =>
  render(
    <Provider store={store}>
      <OrderError attempt={0} code={code} savedSlot={null} />
    </Provider>,
  );

test.each([
  ['017', 'Book a slot', '/ecom/serviceselection'],
  ['017', 'Cancel', undefined],
  ['029', 'Book a slot', '/ecom/serviceselection'],
  ['029', 'Cancel', undefined],
  ['041', 'Go to trolley', '/ecom/shop/trolley'],
  ['042', 'Go to trolley', '/ecom/shop/trolley'],
  ['043', 'Go to trolley', '/ecom/shop/trolley'],
  ['044', 'Book a slot', '/ecom/bookslot/delivery'],
  ['058', 'Choose a new slot', '/ecom/bookslot/delivery'],
  ['091', 'Review promo codes', '/ecom/checkout#checkoutPromoCodes'],
  ['091', 'Cancel', '/ecom/shop/trolley'],
  ['111', 'Go to trolley', '/ecom/shop/trolley'],
  ['123', 'Standard checkout', '/ecom/checkout'],
  ['123', 'Cancel', undefined],
  ['124', 'Standard checkout', '/ecom/checkout'],
  ['124', 'Cancel', undefined],
  ['125', 'Go to my details', '/ecom/my-details'],
  ['125', 'Cancel', undefined],
  ['127', 'Standard checkout', '/ecom/checkout'],
  ['127', 'Cancel', undefined],
  ['136', 'Proceed to checkout', '/ecom/checkout'],
  ['136', 'Cancel', undefined],
  ['137', 'Proceed to checkout', '/ecom/checkout'],
  ['137', 'Cancel', undefined],
])('in the dialog of the error %s "%s" leads to %s', (code, button, path) => {
  const store = createStore();
  const navigate = vi.fn<(url: string) => void>();
  store.set(setPageAtom, { options: resolveHeaderOptions({ navigate }), path: '/ecom/beforeYouGo' });
  store.set(beginSlotWorkAtom)(aBookedSlot({ slotType: 'DELIVERY' }));
  show(store, `ORDER_ORCHESTRATION_${code}`);

  fireEvent.click(screen.getByRole('button', { name: button, hidden: true }));

  expect(navigate.mock.calls.flat()).toEqual(path ? [path] : []);
});

test.each([
  ['has a sign-in link that leads back to the page', false, '/ecom/login?redirect=%2Fecom%2Fshop%2Ftrolley'],
  ['has no such link for a shopper who is signed in', true, undefined],
])('the dialog of a session that has ended %s', (_, isSignedIn, href) => {
  const store = createStore();
  store.set(setPageAtom, { path: '/ecom/shop/trolley' });
  store.set(setHasTokenSessionAtom, isSignedIn);
  show(store, 'SESSION_ENDED');

  const signIn = screen.queryByRole('link', { name: 'Sign in', hidden: true });
  expect(signIn?.getAttribute('href')).toBe(href);
  expect(screen.getByRole('button', { name: 'Try again', hidden: true })).toBeDefined();
});
