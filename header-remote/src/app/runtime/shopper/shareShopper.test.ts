import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import type { TabShopper } from '../../../platform/freshness/connectTabs.ts';
import { type Session, sessionAtom, setSessionAtom } from '../../../state/session/session.ts';
import { shareShopper } from './shareShopper.ts';

const anna = { customerId: '100001', isSupportUser: false };
const ben = { customerId: '100003', isSupportUser: false };

const sessionOf = (shopper: TabShopper): Session =>
  shopper
    ? { kind: 'signed-in', customerId: shopper.customerId, isSignedOnAsCustomer: shopper.isSupportUser }
    : { kind: 'signed-out' };

/** A tab that requests who is signed in. `cookie` is the value of its cookie `customerId`. */
function aTab(cookie?: string) {
  const store = createStore();
  const did = { announced: [] as TabShopper[], otherShopper: 0, sameShopper: 0, askedAgain: 0 };
  const shared = shareShopper({
    store,
    cookies: { read: () => cookie },
    announce: (shopper) => did.announced.push(shopper),
    onOtherShopper() {
      did.otherShopper += 1;
      store.set(setSessionAtom, { kind: 'pending' });
    },
    onSameShopper() {
      did.sameShopper += 1;
    },
    askAgain() {
      did.askedAgain += 1;
    },
  });
  const shows = (session: Session) => store.set(setSessionAtom, session);
  return { ...shared, shows, seen: () => ({ ...did, session: store.get(sessionAtom).kind }) };
}

type Tab = ReturnType<typeof aTab>;
type Step = (tab: Tab) => unknown;

const learns =
  (shopper: TabShopper): Step =>
  ({ shows }) =>
    shows(sessionOf(shopper));
const hears =
  (shopper: TabShopper): Step =>
  ({ receive }) =>
    receive(shopper);
const fails: Step = ({ shows }) => shows({ kind: 'failed', error: new Error('down') });

test.each<[what: string, steps: Step[], seen: Partial<ReturnType<Tab['seen']>>]>([
  ['a tab announces who is signed in', [learns(anna)], { announced: [anna] }],
  ['a tab announces that nobody is signed in', [learns(null)], { announced: [null] }],
  ['a failure of the token service is not announced', [fails], { announced: [] }],
  ['the same shopper again is no change', [learns(anna), hears(anna)], { otherShopper: 0, sameShopper: 1 }],
  [
    'two tabs with different answers do not ask for ever: what a tab learns after an announcement it keeps',
    [learns(anna), hears(null), learns(anna)],
    { announced: [anna], otherShopper: 1 },
  ],
  ['the same shopper during the first load is no other', [hears(anna), learns(anna)], { otherShopper: 0 }],
  [
    'an announcement of another shopper during the first load is compared when the answer is there',
    [hears(ben), learns(anna)],
    { otherShopper: 1, session: 'pending', askedAgain: 1 },
  ],
  ['it asks again once if its answer differs', [hears(ben), learns(anna), learns(anna)], { askedAgain: 1 }],
  ['and if its answer is missing', [hears(ben), fails], { session: 'pending', askedAgain: 1 }],
  ['and does so once', [hears(ben), fails, fails], { askedAgain: 1 }],
  ['a tab announces its own answer, whatever it hears', [hears(null), learns(anna)], { announced: [anna] }],
  ['and announces it once', [hears(null), learns(anna), learns(anna)], { announced: [anna] }],
  ['after a failure it announces the next answer', [hears(null), fails, learns(anna)], { announced: [anna] }],
  [
    'a tab that asks because of one announcement asks again if it hears another one meanwhile',
    [learns(ben), hears(null), hears(anna), learns(null)],
    { session: 'pending', askedAgain: 1 },
  ],
  [
    'and announces none of the answers',
    [learns(ben), hears(null), hears(anna), learns(null), learns(anna)],
    { session: 'signed-in', announced: [ben] },
  ],
  ['after it was stopped it announces nothing', [({ stop }) => stop(), learns(anna)], { announced: [] }],
])('%s', (_, steps, seen) => {
  const tab = aTab();

  for (const step of steps) step(tab);

  expect(tab.seen()).toMatchObject(seen);
});

test.each([
  ['another customer', ben],
  ['a support user who is signed on as the customer', { ...anna, isSupportUser: true }],
  ['nobody', null],
])('the shopper is dropped when another tab announces %s', (_, other) => {
  const tab = aTab();
  learns(anna)(tab);

  expect([tab.receive(anna), tab.receive(other)]).toEqual([false, true]);

  expect(tab.seen().session).toBe('pending');
});

test.each([
  ['another customer', ben.customerId, true],
  ['the same customer', anna.customerId, false],
  ['nobody, as where cookies are blocked', undefined, false],
])('the cookie names %s', (_, cookie, isOther) => {
  const tab = aTab(cookie);
  learns(anna)(tab);

  expect(tab.checkCookie()).toBe(isOther);

  expect(tab.seen().session).toBe(isOther ? 'pending' : 'signed-in');
});
