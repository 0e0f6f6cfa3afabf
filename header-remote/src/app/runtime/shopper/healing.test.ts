import type { CallName } from '@grocer/sandbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { menuCode } from '../createServices.ts';
import { aBrowser } from './testing/aBrowser.ts';
import { aTab, type HeaderTab } from './testing/aTab.ts';
import { startVirtualTime, type VirtualTime } from './testing/virtualTime.ts';

let time: VirtualTime;
let tab: HeaderTab;

/** Opens a page of Anna, for whom the given call fails. */
async function openPage(call?: CallName) {
  time = startVirtualTime('2026-03-03T10:00:00Z');
  const browser = aBrowser(time, tens());
  await browser.enter('slot-booked');
  if (call) await browser.fault(call, { kind: 'status', status: 500 });
  tab = aTab(browser);
  await time.advance(10_000);
  const asked = () => browser.sent.splice(0).map(({ request }) => request.split(/[ ?]/)[0]);
  asked();
  return { ...browser, asked };
}

function* tens() {
  for (;;) yield 10;
}

const healthy = { customerId: '100001', itemCount: 12, reservationId: 'r1', isBusy: false };

beforeEach(() => menuCode.load());
afterEach(() => {
  tab.close();
  time.stop();
});

const token = '/api/token/v1/token';
const order = ['/v1/shopping-context', '/graph/live', '/slot-reservations'];

test.each<[CallName, string[]]>([
  ['token', [token, '/delivery-pass/v1/pass/status', ...order, '/addresses/a1', '/branches/753']],
  ['context', [...order, '/addresses/a1', '/branches/753']],
  ['getTrolley', ['/graph/live']],
  ['slots', ['/slot-reservations', '/addresses/a1', '/branches/753']],
])('after a failure of %s a press loads what is missing, and nothing else', async (call, requests) => {
  const page = await openPage(call);
  expect(tab.shown()).not.toMatchObject(healthy);
  await page.repair();
  await time.advance(60_000);
  expect(page.asked()).toEqual([]);

  tab.isPressed();
  await time.advance(1000);

  expect(tab.shown()).toMatchObject(healthy);
  expect(page.asked().toSorted()).toEqual(requests.toSorted());
});

test('a page that is online again calls what has failed once', async () => {
  const page = await openPage('getTrolley');
  await page.repair();

  tab.goesOnline();
  await time.advance(3000);

  expect(tab.shown()).toMatchObject(healthy);
  expect(page.asked().filter((request) => request === '/graph/live')).toHaveLength(1);
});

test('a tab that learns of another customer asks who is signed in, although a question about the former one is open', async () => {
  const page = await openPage();
  await page.fault('token', { kind: 'delay', ms: 10_000 });
  tab.restore();
  await time.advance(100);
  await page.repair();
  expect(page.asked()).toEqual([token]);

  page.cookies.write('customerId', '100003');
  tab.restore();
  await time.advance(65);

  expect(page.asked()).toEqual([token]);
});
