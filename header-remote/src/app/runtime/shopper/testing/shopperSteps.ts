import { aTab } from './aTab.ts';
import * as models from './shopModel.ts';
import {
  inTab,
  isSeen,
  type ModelShopper,
  pass,
  type RealShop,
  type ShopModel,
  type Step,
} from './shopModel.ts';

/** How long the shop holds a slot for an order that is not placed. */
const holdMs = 2 * 60 * 60_000;

const anna: ModelShopper = { customerId: '100001', orderId: '5001', isSupportUser: false };
const ben: ModelShopper = { customerId: '100003', orderId: '7001', isSupportUser: false };
const weeklyShop = ['111', '112', '113', '114', '115', '116', '117', '118', '119', '120', '121', '122'];
const partyFood = ['party food 1', 'party food 2', 'party food 3', 'party food 4'];

/** The sessions that may begin, each with its scenario of the sandbox. */
export const sessions = [
  { name: 'Anna', scenario: 'slot-booked', shopper: anna, lines: weeklyShop, slotId: 'r1' },
  { name: 'Ben', scenario: 'other-customer', shopper: ben, lines: partyFood, slotId: null },
  {
    name: 'a support user as Anna',
    scenario: 'support-user',
    shopper: { ...anna, isSupportUser: true },
    lines: weeklyShop,
    slotId: null,
  },
] as const;

export const openTab: Step = {
  name: 'a tab is opened',
  isPossible: ({ tabs }) => tabs.length < 3,
  run: (model, real) => openPage(model, real, model.tabs.length),
};

export const reload = (n: number): Step =>
  inTab(n, 'is reloaded', {
    isPossible: isSeen,
    run: ({ model, real, index }) => openPage(model, real, index),
  });

export const signIn = (
  n: number,
  { name, scenario, shopper, lines, slotId }: (typeof sessions)[number],
): Step =>
  inTab(n, `${name} signs in`, {
    isPossible: (tab, model) =>
      isSeen(tab) && model.isOnline && !models.isSameShopper(model.shopper, shopper),
    async run({ model, real, index }) {
      await real.browser.enter(scenario);
      changeSession(model, { shopper, lines, slot: slotId && { id: slotId, heldUntil: model.now + holdMs } });
      openPage(model, real, index);
    },
  });

export const signOut = (n: number): Step =>
  inTab(n, 'signs out', {
    isPossible: (tab, { isOnline }) => isSeen(tab) && isOnline,
    async run({ model, real, index }) {
      await real.browser.call('POST', '/api/token/v1/log-out');
      changeSession(model, { shopper: null, lines: [], slot: null });
      openPage(model, real, index);
    },
  });

/** The session ends only at the token service: the browser still has its cookies. */
export const endSession: Step = {
  name: 'the session ends on the server',
  isPossible: ({ shopper, hasOutage }) => shopper !== null && !hasOutage,
  async run(model, { browser }) {
    await browser.call('POST', '/api/token/v1/log-out', undefined, { keepsCookies: false });
    changeSession(model, { shopper: null, lines: [], slot: null });
  },
};

export const changeTrolley = (n: number, line: string, amount: number): Step =>
  inTab(n, `${amount} of ${line} in the trolley`, {
    isPossible: isShopping,
    async run({ model, real, tab, page, index }) {
      await page.changeTrolley(() => setItem(real, line, amount));
      changeLine(model, line, amount);
      models.sign(model, tab, ['trolley']);
      signOthers(model, index);
    },
  });

/** Changes the trolley on another device of the shopper. */
export const changeTrolleyElsewhere = (line: string, amount: number): Step => ({
  name: `elsewhere: ${amount} of ${line} in the trolley`,
  isPossible: ({ shopper }) => shopper !== null,
  async run(model, real) {
    await setItem(real, line, amount);
    changeLine(model, line, amount);
  },
});

export const bookSlot = (n: number, choice: number): Step =>
  inTab(n, `books slot ${choice}`, {
    isPossible: isShopping,
    async run({ model, real: { browser }, tab, page, index }) {
      const { slots } = await browser.call('GET', '/shop/v1/slots?service=delivery');
      const free = slots.filter(({ available }: { available: boolean }) => available);
      const { startDateTime } = free[choice % free.length];
      const { id } = await browser.call('POST', '/shop/v1/slot-reservations', {
        service: 'delivery',
        startDateTime,
      });
      models.changeUnnoticed(model, ['slot']);
      model.slot = { id, heldUntil: model.now + holdMs };
      page.slotChanged();
      models.sign(model, tab, ['trolley', 'slot']);
      signOthers(model, index);
    },
  });

/** Cancels the slot by the header's own call, and waits until that call has ended. */
export const cancelSlot = (n: number): Step =>
  inTab(n, 'cancels the slot', {
    isPossible: (tab, model) =>
      isShopping(tab, model) &&
      !!tab.lastSeen &&
      models.isSameShopper(tab.lastSeen, model.shopper) &&
      tab.fresh.includes('slot') &&
      !!model.slot &&
      !model.hasOutage,
    async run({ model, real, tab, page, index }) {
      const { id } = model.slot as { id: string };
      const isCancelled = page.releaseSlot(id);
      model.slot = null;
      models.changeUnnoticed(model, ['slot']);
      await pass(model, real, 5000);
      await isCancelled;
      models.sign(model, tab, ['trolley', 'slot']);
      signOthers(model, index);
    },
  });

const isShopping = (tab: models.TabModel, { shopper, isOnline }: ShopModel): boolean =>
  isSeen(tab) && isOnline && shopper !== null && tab.fresh.includes('session');

const setItem = ({ browser }: RealShop, line: string, amount: number) =>
  browser.call('PUT', `/shop/v1/trolley/items/${line}`, { amount });

function changeLine(model: ShopModel, line: string, amount: number) {
  if (amount === 0) model.lines.delete(line);
  else model.lines.add(line);
  models.changeUnnoticed(model, ['trolley']);
}

function changeSession(
  model: ShopModel,
  { shopper, lines, slot }: Pick<ShopModel, 'shopper' | 'slot'> & { lines: readonly string[] },
) {
  Object.assign(model, { shopper, slot, lines: new Set(lines) });
  models.changeUnnoticed(model, models.everything);
}

/** Opens a page in the tab. The browser leaves the page that is in it, if there is one. */
function openPage(model: ShopModel, real: RealShop, index: number) {
  real.tabs[index]?.close();
  real.tabs[index] = aTab(real.browser);
  const tab = models.aTabModel();
  model.tabs[index] = tab;
  models.sign(model, tab);
  tab.isAnnouncing = model.isOnline && !model.hasOutage;
}

function signOthers(model: ShopModel, index: number) {
  for (const other of model.tabs) if (other !== model.tabs[index]) models.sign(model, other);
}
