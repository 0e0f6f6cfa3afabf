// @vitest-environment jsdom

import { aTrolley, aTrolleyAnswer, pounds, someTrolleyTotals } from '@grocer/shared-contracts/fixtures';
import type { TrolleyAnswer } from '@grocer/shared-contracts/schemas';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeShopperAtom } from '../../state/changeShopper.ts';
import { servicesAtom } from '../../state/services.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { startTrolleyUpdateAtom } from '../../state/shopUpdates.ts';
import { aShopperStore, aStore, flushPromises } from '../../state/testing/aStore.ts';
import { createTrolleyAnnouncer, trolleyAnnouncement } from './announceTrolley.ts';

const trolleyOf = (itemCount: number, total: number): TrolleyAnswer =>
  aTrolleyAnswer({
    trolley: aTrolley({
      trolleyTotals: someTrolleyTotals({
        totalEstimatedCost: pounds(total),
        trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: itemCount },
      }),
    }),
  });

/** Texts of the live regions, in the order in which they were announced. */
function recordAnnouncements(): string[] {
  const texts: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (addedNodes.length > 0 && target instanceof Element && target.role === 'status')
        texts.push(target.textContent);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
  return texts;
}

/** A page with an announcer. By default each request for its trolley resolves with `answer`. */
async function anAnnouncingPage(fetchTrolley?: () => Promise<TrolleyAnswer>) {
  const answer = Promise.withResolvers<TrolleyAnswer>();
  const { store } = await aShopperStore({
    fetchTrolley: fetchTrolley ?? (() => answer.promise),
    fetchReservations: async () => [],
    fetchPassStatus: async () => 'UNKNOWN',
  });
  const announcer = createTrolleyAnnouncer(store);
  onTestFinished(announcer.stop);
  const started = () => store.set(startTrolleyUpdateAtom);
  return { announcer, started, store, answer, announced: recordAnnouncements() };
}

test('a product is announced in a body that has replaced the one before', async () => {
  const { announcer, started, answer } = await anAnnouncingPage();
  document.body.replaceWith(document.createElement('body'));
  const announced = recordAnnouncements();

  started();
  announcer.finishUpdate({ added: 'Milk' });
  expect(document.querySelectorAll('[role=status]')).toHaveLength(2);
  answer.resolve(trolleyOf(1, 2));
  await flushPromises();

  expect(announced).toHaveLength(1);
});

test('an added product is announced once, with the count and total of the trolley’s answer', async () => {
  const { announcer, started, announced, answer } = await anAnnouncingPage();

  started();
  announcer.finishUpdate({ added: 'Milk' });
  await flushPromises();
  expect(announced).toEqual([]);

  answer.resolve(trolleyOf(13, 84.2));
  await vi.waitFor(() => expect(announced).toEqual(['Milk added. 13 items, £84.20']));
  await flushPromises();
  expect(announced).toHaveLength(1);
});

test('updates that overlap are announced together after the last one', async () => {
  const { announcer, started, announced } = await anAnnouncingPage(async () => trolleyOf(14, 86));

  started();
  started();
  announcer.finishUpdate({ added: 'Milk' });
  await flushPromises();
  expect(announced).toEqual([]);
  announcer.finishUpdate({ added: 'Bread' });

  await vi.waitFor(() => expect(announced).toEqual(['Milk added. Bread added. 14 items, £86.00']));
});

test('updates that finish without a start have the total of the read that follows the last one', async () => {
  const answers = [trolleyOf(13, 84.2), trolleyOf(14, 86)];
  const { announcer, announced } = await anAnnouncingPage(async () => answers.shift() as TrolleyAnswer);

  announcer.finishUpdate({ added: 'Milk' });
  announcer.finishUpdate({ added: 'Bread' });

  await vi.waitFor(() => expect(announced).toEqual(['Milk added. Bread added. 14 items, £86.00']));
});

test('a trolley that could not be read is announced with the product', async () => {
  const { announcer, announced } = await anAnnouncingPage(() => Promise.reject(new Error('down')));

  announcer.finishUpdate({ added: 'Milk' });

  await vi.waitFor(() => expect(announced).toEqual(['Milk added. The trolley could not be loaded.']));
});

test('for a visitor without a trolley only the product is announced', async () => {
  const { store } = aStore();
  const announcer = createTrolleyAnnouncer(store);
  onTestFinished(announcer.stop);
  const announced = recordAnnouncements();

  announcer.finishUpdate({ added: 'Milk' });

  await vi.waitFor(() => expect(announced).toEqual(['Milk added.']));
});

test('nothing is announced after the header has disconnected', async () => {
  const { announcer, announced, answer } = await anAnnouncingPage();

  announcer.finishUpdate({ added: 'Milk' });
  announcer.stop();
  answer.resolve(trolleyOf(13, 84.2));
  await flushPromises();

  expect(announced).toEqual([]);
  expect(document.body.querySelector('[role=status]')).toBeNull();
});

test("what one shopper has added is not announced with the next one's total", async () => {
  const { announcer, started, announced, store, answer } = await anAnnouncingPage();

  started();
  started();
  announcer.finishUpdate({ added: 'Milk' });
  void store.set(changeShopperAtom, store.get(sessionAtom), store.get(servicesAtom));
  answer.resolve(trolleyOf(4, 20));
  started();
  announcer.finishUpdate({ added: 'Bread' });

  await vi.waitFor(() => expect(announced.join()).toContain('Bread'));
  expect(announced.join()).not.toContain('Milk');
});

const trolley = { itemCount: 13, total: pounds(84.2) };
const [milk, eggs] = [{ added: 'Milk' }, { failed: 'Eggs' }];

test.each([
  ['one item', [milk], { itemCount: 1, total: pounds(0.85) }, 'Milk added. 1 item, 85p'],
  ['the true count of many items', [milk], { ...trolley, itemCount: 120 }, 'Milk added. 120 items, £84.20'],
  ['a product added three times', [milk, milk, milk], trolley, 'Milk added. 13 items, £84.20'],
  ['a product that could not be added', [eggs], trolley, 'Eggs could not be added.'],
  ['one added and one not', [milk, eggs], trolley, 'Milk added. Eggs could not be added. 13 items, £84.20'],
  ['a change that names no product', [{}], trolley, ''],
  ['no change', [], trolley, ''],
])('of changes to the trolley, announces %s', (_, changes, after, text) => {
  expect(trolleyAnnouncement(changes, after)).toBe(text);
});
