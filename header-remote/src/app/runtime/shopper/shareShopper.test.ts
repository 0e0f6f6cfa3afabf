import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import type { TabShopper } from '../../../platform/freshness/connectTabs.ts';
import { type Session, sessionAtom, setSessionAtom } from '../../../state/session/session.ts';
import { shareShopper } from './shareShopper.ts';

const anna = { customerId: '100001', isSupportUser: false };
const ben = { customerId: '100003', isSupportUser: false };

const sessionOf = (shopper: TabShopper): Session =>
  shopper
    ? { kind: 'signed-in', customerId: shopper.customerId, isSignedOnAsCustomer: shopper.isSupportUser }
    : { kind: 'signed-out' };

/** A tab that asks who is signed in, with this cookie `customerId`. */
const aTab = (cookie?: string) => {
  const store = createStore();
  const announced: TabShopper[] = [];
  const onOtherShopper = vi.fn(() => store.set(setSessionAtom, { kind: 'pending' }));
  const askAgain = vi.fn();
  const onSameShopper = vi.fn();
  const shared = shareShopper({
    askAgain,
    onSameShopper,
    store,
    cookies: { read: () => cookie },
    announce: (shopper) => announced.push(shopper),
    onOtherShopper,
  });
  return {
    ...shared,
    announced,
    onOtherShopper,
    onSameShopper,
    askAgain,
    session: () => store.get(sessionAtom).kind,
    learns: (shopper: TabShopper) => store.set(setSessionAtom, sessionOf(shopper)),
    fails: () => store.set(setSessionAtom, { kind: 'failed', error: new Error('down') }),
  };
};

describe('shareShopper', () => {
  test('a tab announces who is signed in, and that nobody is', () => {
    const [tab, guest] = [aTab(), aTab()];

    tab.learns(anna);
    guest.learns(null);

    expect([tab.announced, guest.announced]).toEqual([[anna], [null]]);
  });

  test('a failure of the token service is not announced', () => {
    const tab = aTab();

    tab.fails();

    expect(tab.announced).toEqual([]);
  });

  test.each([
    ['another customer', ben],
    ['a support user who is signed on as the customer', { ...anna, isSupportUser: true }],
    ['nobody', null],
  ])('the shopper is dropped when another tab announces %s', (_, other) => {
    const tab = aTab();
    tab.learns(anna);

    expect(tab.receive(other)).toBe(true);

    expect(tab.session()).toBe('pending');
  });

  test('the same shopper in another tab changes nothing', () => {
    const tab = aTab();
    tab.learns(anna);

    expect(tab.receive(anna)).toBe(false);

    expect(tab.onOtherShopper).not.toHaveBeenCalled();
    expect(tab.onSameShopper).toHaveBeenCalledOnce();
  });

  test('two tabs with different answers do not ask for ever: what a tab learns after an announcement it keeps', () => {
    const tab = aTab();
    tab.learns(anna);
    tab.receive(null);

    tab.learns(anna);

    expect(tab.announced).toEqual([anna]);
    expect(tab.onOtherShopper).toHaveBeenCalledOnce();
  });

  test('an announcement during the first load is compared when the answer is there', () => {
    const [same, other] = [aTab(), aTab()];
    same.receive(anna);
    other.receive(ben);

    same.learns(anna);
    other.learns(anna);

    expect(same.onOtherShopper).not.toHaveBeenCalled();
    expect(other.onOtherShopper).toHaveBeenCalledOnce();
  });

  test.each([
    ['names another shopper', (tab: ReturnType<typeof aTab>) => tab.learns(anna)],
    ['is missing, as the network is down', (tab: ReturnType<typeof aTab>) => tab.fails()],
  ])('a tab asks again if its answer, after an announcement, %s', (_, answer) => {
    const tab = aTab();
    tab.receive(ben);

    answer(tab);

    expect(tab.session()).toBe('pending');
    expect(tab.askAgain).toHaveBeenCalledOnce();
    answer(tab);
    expect(tab.askAgain).toHaveBeenCalledOnce();
  });

  test('a tab announces what it learns by a question of its own, although it heard something else meanwhile', () => {
    const tab = aTab();
    tab.receive(null);

    tab.learns(anna);
    expect(tab.announced).toEqual([anna]);

    tab.learns(anna);
    expect(tab.announced).toEqual([anna]);
  });

  test('a tab whose own question has failed announces the answer to the next one', () => {
    const tab = aTab();
    tab.receive(null);

    tab.fails();
    tab.learns(anna);

    expect(tab.announced).toEqual([anna]);
  });

  test('a tab that asks because of one announcement asks again if it hears another one meanwhile', () => {
    const tab = aTab();
    tab.learns(ben);
    tab.receive(null);
    tab.receive(anna);

    tab.learns(null);

    expect(tab.session()).toBe('pending');
    expect(tab.askAgain).toHaveBeenCalledOnce();
    tab.learns(anna);
    expect(tab.session()).toBe('signed-in');
    expect(tab.announced).toEqual([ben]);
  });

  test.each([
    ['another customer', ben.customerId, true],
    ['the same customer', anna.customerId, false],
    ['nobody, as where cookies are blocked', undefined, false],
  ])('the cookie names %s', (_, cookie, isOther) => {
    const tab = aTab(cookie);
    tab.learns(anna);

    expect(tab.checkCookie()).toBe(isOther);

    expect(tab.session()).toBe(isOther ? 'pending' : 'signed-in');
  });

  test('after it was stopped it announces nothing', () => {
    const tab = aTab();

    tab.stop();
    tab.learns(anna);

    expect(tab.announced).toEqual([]);
  });
});
