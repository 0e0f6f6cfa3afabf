import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import type { Browser } from './aBrowser.ts';
import type { HeaderTab, Shown } from './aTab.ts';
import type { VirtualTime } from './virtualTime.ts';

/**
 * A shopper as the model knows them: their customer id, their order, and whether it is a support user who is signed on.
 */
export interface ModelShopper {
  customerId: string;
  orderId: string;
  isSupportUser: boolean;
}

/** A value that the header loads separately. */
type Part = 'session' | 'trolley' | 'slot';
type Parts = readonly Part[];

export const everything: Parts = ['session', 'trolley', 'slot'];

export const aTabModel = () => ({
  isHidden: false,
  hiddenAt: 0,
  isFrozen: false,
  /** Whether the hidden tab has a reason to load again when it becomes visible. */
  isStale: false,
  /** The values that the header must show up to date, by the rules of behaviour/session. */
  fresh: [] as Parts,
  /** The shopper whom the header showed when all calls had last been answered. Undefined: not known. */
  lastSeen: undefined as ModelShopper | null | undefined,
  /** Whether the page was just opened, while the services worked, and will tell the other tabs who is signed in. */
  isAnnouncing: false,
  /** The values that have changed since the page was opened, with or without a later message to the tab. */
  unnoticed: [] as Parts,
});

export type TabModel = ReturnType<typeof aTabModel>;

/** The state of the shop, and the values that each tab must show. */
export const aShopModel = () => ({
  now: 0,
  shopper: null as ModelShopper | null,
  lines: new Set<string>(),
  slot: null as { id: string; heldUntil: number } | null,
  isOnline: true,
  hasOutage: false,
  tabs: [] as TabModel[],
  /** How often a tab was compared with the model in this run. */
  checks: 0,
});

export type ShopModel = ReturnType<typeof aShopModel>;

/** Whether the shopper can see the tab. */
export const isSeen = ({ isHidden, isFrozen }: TabModel): boolean => !isHidden && !isFrozen;

/**
 * Makes a tab load `parts` again. A hidden tab does so when it becomes visible. A tab that cannot reach the
 * services may lose the values that it shows.
 */
export function sign(model: ShopModel, tab: TabModel, parts: Parts = everything): void {
  if (tab.isHidden && !tab.isFrozen && model.isOnline && !model.hasOutage) tab.isStale = true;
  else load(model, tab, parts);
}

/** Like `sign`, for a change that even a hidden tab loads at once. */
export function load(model: ShopModel, tab: TabModel, parts: Parts): void {
  if (tab.isFrozen) return;
  if (!model.isOnline || model.hasOutage) forget(tab);
  else tab.fresh = [...tab.fresh, ...parts];
}

/** Records a change that no tab has been notified of yet. */
export function changeUnnoticed(model: ShopModel, parts: Parts): void {
  for (const tab of model.tabs) {
    tab.fresh = without(tab.fresh, parts);
    tab.unnoticed = [...tab.unnoticed, ...parts];
  }
}

/** Records that nothing is known about what the tab shows. */
export function forget(tab: TabModel): void {
  tab.fresh = [];
  tab.lastSeen = undefined;
  tab.isAnnouncing = false;
}

export const without = (parts: Parts, others: Parts): Parts => parts.filter((part) => !others.includes(part));

export const isSameShopper = (a: ModelShopper | null, b: ModelShopper | null): boolean =>
  a?.customerId === b?.customerId && a?.isSupportUser === b?.isSupportUser;

/** The browser under test. Each tab has the same index as its model. */
export interface RealShop {
  time: VirtualTime;
  browser: Browser;
  tabs: HeaderTab[];
}

/** Something that a shopper, the shop, the browser or the network does. */
export interface Step {
  name: string;
  isPossible: (model: ShopModel) => boolean;
  run: (model: ShopModel, real: RealShop) => unknown;
}

/** Converts a step to a fast-check command, which also checks that no data goes to another shopper. */
export const toCommand = ({ name, isPossible, run }: Step): AsyncCommand<ShopModel, RealShop> => ({
  check: isPossible,
  async run(model, real) {
    await run(model, real);
    await pass(model, real, 0);
    checkPrivacy(real);
  },
  toString: () => name,
});

/** A step in the nth of the open tabs. */
export function inTab(
  n: number,
  name: string,
  step: {
    isPossible: (tab: TabModel, model: ShopModel) => boolean;
    run: (it: { model: ShopModel; real: RealShop; tab: TabModel; page: HeaderTab; index: number }) => unknown;
  },
): Step {
  const tabOf = ({ tabs }: ShopModel) => tabs[n % tabs.length] as TabModel;
  return {
    name: `tab ${n}: ${name}`,
    isPossible: (model) => model.tabs.length > 0 && step.isPossible(tabOf(model), model),
    run(model, real) {
      const index = n % model.tabs.length;
      return step.run({ model, real, tab: tabOf(model), page: real.tabs[index] as HeaderTab, index });
    },
  };
}

/** Lets time pass. A slot is released when its hold ends, and no tab is notified of that. */
export async function pass(
  model: ShopModel,
  { time }: RealShop,
  ms: number,
  how: 'advance' | 'sleep' = 'advance',
) {
  await time[how](ms);
  model.now = time.now();
  if (!model.slot || model.slot.heldUntil > model.now) return;
  model.slot = null;
  changeUnnoticed(model, ['slot']);
}

const ownerOf: Readonly<Record<string, string>> = { 5001: '100001', 7001: '100003' };

/** Expects that no data of a customer is shown as another's, or sent with another's token. */
export function checkPrivacy({ browser, tabs }: RealShop): void {
  for (const [index, tab] of tabs.entries()) {
    const { customerId, orderId } = tab.shown();
    if (orderId !== null) expect(ownerOf[orderId], `tab ${index} shows order ${orderId}`).toBe(customerId);
  }
  for (const { request, customerId } of browser.sent) {
    const orderId = /\b(?:5001|7001)\b/.exec(request)?.[0];
    if (orderId && customerId) expect(ownerOf[orderId], `sent as ${customerId}: ${request}`).toBe(customerId);
  }
  browser.sent.length = 0;
}

/** Expects that tabs send only token renewals after all answers. Leaves out frozen pages, which may still wait. */
export function checkQuiet(model: ShopModel, { browser, tabs }: RealShop): void {
  const running = tabs.filter((_, index) => !model.tabs[index]?.isFrozen).map(({ name }) => name);
  const requests = browser.sent
    .filter(({ tab }) => running.includes(tab))
    .map(({ request }) => request.trim());
  const renewals = requests.filter((request) => request === '/api/token/v1/token');
  expect(requests, 'requests without a reason').toEqual(renewals);
  expect(renewals.length).toBeLessThanOrEqual(running.length);
}

/** Expects that every visible tab has finished loading, and that its `fresh` values are up to date. */
export function checkTabs(model: ShopModel, { browser, tabs }: RealShop): void {
  for (const [index, tab] of model.tabs.entries()) {
    const page = tabs[index];
    if (!page || !isSeen(tab)) continue;
    const shown = page.shown();
    expect(shown.isBusy, `tab ${index} is busy`).toBe(false);
    expect(pick(shown, tab), `tab ${index} shows`).toEqual(pick(expected(model), tab));
    tab.lastSeen = tab.fresh.includes('session') ? model.shopper : undefined;
    model.checks += 1;
  }
  const isAnyFresh = model.tabs.some((tab) => isSeen(tab) && tab.fresh.includes('session'));
  if (isAnyFresh) expect(browser.cookies.read('customerId')).toBe(model.shopper?.customerId);
}

const expected = ({ shopper, lines, slot }: ShopModel): Omit<Shown, 'isBusy' | 'orderId'> => ({
  customerId: shopper?.customerId ?? null,
  isSupportUser: shopper?.isSupportUser ?? false,
  itemCount: lines.size,
  reservationId: slot?.id ?? null,
});

function pick(shown: Omit<Shown, 'isBusy' | 'orderId'>, { fresh }: TabModel) {
  const { customerId, isSupportUser, itemCount, reservationId } = shown;
  return {
    ...(fresh.includes('session') && { customerId, isSupportUser }),
    ...(fresh.includes('trolley') && { itemCount }),
    ...(fresh.includes('slot') && { reservationId }),
  };
}
