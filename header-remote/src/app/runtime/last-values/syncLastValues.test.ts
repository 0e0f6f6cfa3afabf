import { aToken, aTrolleyAnswer } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type LastValues,
  lastValuesAtom,
  type Session,
  setHasTokenSessionAtom,
  setLastValuesAtom,
  setSessionAtom,
} from '../../../state/session/session.ts';
import { beginSlotWorkAtom, type SlotState } from '../../../state/slot/slot.ts';
import { aBookedSlot, aStorage } from '../../../state/testing/aStore.ts';
import { beginTrolleyWorkAtom, type TrolleyState } from '../../../state/trolley/trolley.ts';
import { syncCookies } from '../syncCookies.ts';
import { syncLastValues } from './syncLastValues.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-04T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A browser with one tab. Its cookies have no expiry; their maximum age is in `maxAges`. */
function aBrowser() {
  const jar = new Map<string, string>();
  const maxAges = new Map<string, number | undefined>();
  const { storage, texts: tab } = aStorage();
  const cookies = {
    read: (name: string) => jar.get(name),
    write(name: string, value: string, maxAge?: number) {
      jar.set(name, value);
      maxAges.set(name, maxAge);
    },
    remove: (name: string) => void jar.delete(name),
  };
  return {
    jar,
    maxAges,
    tab,
    pass: (minutes: number) => void vi.setSystemTime(Date.now() + minutes * 60_000),
    /** Opens a page of a shopper who looks signed in. `drawn` has the values that the server has rendered. */
    openPage(drawn: LastValues = {}) {
      const store = createStore();
      store.set(setLastValuesAtom, drawn);
      store.set(setHasTokenSessionAtom, true);
      const stops = [syncLastValues(store, { cookies, storage }), syncCookies(store, cookies)];
      return {
        store,
        lastValues: () => store.get(lastValuesAtom),
        session: (session: Session) => store.set(setSessionAtom, session),
        signIn: () => store.set(setSessionAtom, signedIn('100001')),
        trolley: (state: TrolleyState) => store.set(beginTrolleyWorkAtom)(state),
        slot: (state: SlotState) => store.set(beginSlotWorkAtom)(state),
        close: () => stops.forEach((stop) => void stop()),
      };
    },
  };
}

const signedIn = (customerId: string): Session => ({ kind: 'signed-in', ...aToken({ customerId }) });
const ready: TrolleyState = { kind: 'ready', answer: aTrolleyAnswer() };

/** A browser after the shopper's first page, which has loaded trolley and slot. */
function visited() {
  const browser = aBrowser();
  const page = browser.openPage();
  page.signIn();
  page.trolley(ready);
  page.slot(aBookedSlot());
  return { ...browser, page };
}

/** The shopper's next page in the tab. */
function visitedAgain(drawn: LastValues = {}) {
  const { page, ...browser } = visited();
  page.close();
  return { ...browser, next: browser.openPage(drawn) };
}

const known = {
  trolley: { itemCount: 12, total: { amount: 84.2, currencyCode: 'GBP' } },
  slot: { weekday: 'Thursday', date: '5 March', time: { text: '9am - 10am', spoken: '9am to 10am' } },
};

test.each<[what: string, drawn: LastValues, shown: LastValues]>([
  ['the next page of the tab starts with what this one knows', {}, known],
  ['values that the server has drawn are not replaced by the tab’s', { slot: null }, { slot: null }],
])('%s', (_, drawn, shown) => {
  expect(visitedAgain(drawn).next.lastValues()).toEqual(shown);
});

test('the server gets count, total and slot in a cookie of 30 minutes, without the shopper’s id', () => {
  const { jar, maxAges } = visited();

  expect(jar.get('grocerLastValues')).toBe('12~84.2GBP~Thursday~5_March~9am_-_10am');
  expect(maxAges.get('grocerLastValues')).toBe(1800);
});

test('nothing is saved until both trolley and slot are known', () => {
  const { jar, openPage } = aBrowser();
  const page = openPage();
  page.signIn();

  page.trolley(ready);
  expect(jar.has('grocerLastValues')).toBe(false);
  page.slot({ kind: 'none' });

  expect(jar.get('grocerLastValues')).toBe('12~84.2GBP~-');
});

const failed = { kind: 'failed', error: new Error('down') } as const;

test.each<[what: string, trolley: TrolleyState, slot: SlotState, saved: string]>([
  ['a change on the page is saved', { kind: 'none' }, { kind: 'none' }, '0~0GBP~-'],
  ['a trolley that could not be read is left out', failed, aBookedSlot(), '~Thursday~5_March~9am_-_10am'],
  ['nothing is saved of what could not be read', failed, failed, '~'],
])('%s', (_, trolley, slot, saved) => {
  const { jar, page } = visited();

  page.trolley(trolley);
  page.slot(slot);

  expect(jar.get('grocerLastValues')).toBe(saved);
});

test('values are shown for thirty minutes', () => {
  const { openPage, page, pass } = visited();
  page.close();
  pass(29);
  expect(openPage().lastValues()).toEqual(known);

  pass(1);

  expect(openPage().lastValues()).toEqual({});
});

test.each<[what: string, drawn: LastValues, session: Session]>([
  ['a sign-out', {}, { kind: 'signed-out' }],
  ['another shopper', {}, signedIn('100002')],
  ['another shopper, for values that the server has drawn', known, signedIn('100002')],
])('%s drops them on the page and in the browser', (_, drawn, session) => {
  const { jar, next, tab } = visitedAgain(drawn);

  next.session(session);

  expect([jar.has('grocerLastValues'), tab.size]).toEqual([false, 0]);
  expect(next.lastValues() ?? {}).toEqual({});
  next.signIn();
  expect(next.lastValues()).toEqual({});
});

test('during an outage of the token service the values are kept for the next page', () => {
  const { jar, next } = visitedAgain();

  next.session({ kind: 'failed', error: new Error('down') });

  expect(jar.has('grocerLastValues')).toBe(true);
});

test('a tab shows nothing of a shopper whom another tab has signed out', () => {
  const { jar, openPage } = visitedAgain();
  jar.set('customerId', '100002');

  expect(openPage().lastValues()).toEqual({});
});

test('a tab does not save its shopper’s values after another tab has signed in another shopper', () => {
  const { jar, page } = visited();
  jar.set('customerId', '100002');
  jar.delete('grocerLastValues');

  page.trolley({ kind: 'none' });

  expect(jar.has('grocerLastValues')).toBe(false);
});

test.each([
  '',
  'not values',
  '1 2',
  `${Date.parse('2026-03-04T10:00:00Z')} 100001 <script>`,
  '9e99 100001 1~1GBP~-',
])('a tab whose storage holds %j starts with nothing', (text) => {
  const { openPage, jar, tab } = aBrowser();
  jar.set('customerId', '100001');
  tab.set('grocer.last-values.1', text);

  expect(openPage().lastValues()).toEqual({});
});
