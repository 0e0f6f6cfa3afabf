// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { HttpError } from '../../../platform/http/errors.ts';
import { sessionFailureAtom } from '../../../state/failures.ts';
import { setSessionAtom } from '../../../state/session/session.ts';
import { retryFailed } from './retryFailed.ts';

const down = new Error('down');
const signedIn = { kind: 'signed-in', customerId: '100001', isSignedOnAsCustomer: false } as const;

/** A page whose token service has failed, and can fail again and answer. `asked` has the times of repeated calls. */
function aPage(error = down) {
  const store = createStore();
  const startedAt = Date.now();
  const asked: number[] = [];
  const fail = () => store.set(setSessionAtom, { kind: 'failed', error });
  const retry = () => asked.push(Date.now() - startedAt);
  const stop = retryFailed({ window, document, store, loads: [{ failureAtom: sessionFailureAtom, retry }] });
  onTestFinished(stop);
  fail();
  return { asked, stop, fail, answer: () => store.set(setSessionAtom, signedIn) };
}

const signOfLife = (type = 'focusin') => window.dispatchEvent(new Event(type));
const setVisibility = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  'online',
  'focus',
  'focusin',
  'keydown',
  'pointerdown',
  'pointerover',
  'pageshow',
  'popstate',
  'visibilitychange',
  'finished_trolley_update',
  'grocer:slot_changed',
  'grocer:shopping_context_changed',
  'grocer:route_changed',
])('after a failure the token service is asked again at the next event: %s', (type) => {
  const page = aPage();
  vi.advanceTimersByTime(60_000);
  expect(page.asked).toEqual([]);

  signOfLife(type);
  vi.advanceTimersByTime(100);

  expect(page.asked).toEqual([60_100]);
});

test('a call that takes long is not sent again before 5 seconds', () => {
  const page = aPage();
  signOfLife();
  vi.advanceTimersByTime(5000);

  signOfLife();
  vi.advanceTimersByTime(4999);

  expect(page.asked).toEqual([5000]);
});

test.each([
  [30_000, 30_000],
  [86_400_000, 600_000],
])('a service that asks for a pause of %i ms gets it, at most ten minutes', (retryAfterMs, pauseMs) => {
  const call = { service: 'token', method: 'GET', url: '/v1/token' };
  const page = aPage(new HttpError(call, { status: 429, body: undefined, retryAfterMs }));

  signOfLife();
  vi.advanceTimersByTime(700_000);

  expect(page.asked).toEqual([pauseMs]);
});

test('a load that has succeeded is not retried', () => {
  const page = aPage();
  signOfLife();
  page.answer();
  signOfLife();

  vi.advanceTimersByTime(60_000);

  expect(page.asked).toEqual([]);
});

test('a hidden page does not retry', () => {
  setVisibility('hidden');
  const page = aPage();

  signOfLife('visibilitychange');
  vi.advanceTimersByTime(60_000);
  expect(page.asked).toEqual([]);

  setVisibility('visible');
  signOfLife('visibilitychange');
  vi.advanceTimersByTime(100);
  expect(page.asked).toEqual([60_100]);
});

test('after the header has been removed nothing is retried', () => {
  const page = aPage();
  signOfLife();

  page.stop();
  signOfLife();
  vi.advanceTimersByTime(60_000);

  expect(page.asked).toEqual([]);
});
