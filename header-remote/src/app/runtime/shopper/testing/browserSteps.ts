import type { CallName } from '@grocer/sandbox';
import * as models from './shopModel.ts';
import { checkPrivacy, checkQuiet, checkTabs, inTab, isSeen, pass, type Step } from './shopModel.ts';

/** A tab that was hidden for longer than this reloads everything. Milliseconds. */
const freshForMs = 60_000;
/** Longer than the longest chain of calls takes. Milliseconds. */
const settleMs = 10_000;
const quietMs = 5000;

export const settle: Step = {
  name: 'everything is answered',
  isPossible: () => true,
  async run(model, real) {
    await pass(model, real, settleMs);
    announce(model);
    // Tabs load their data after they have received the message.
    await pass(model, real, settleMs);
    checkTabs(model, real);
    checkPrivacy(real);
    await pass(model, real, quietMs);
    checkQuiet(model, real);
  },
};

export const hide = (n: number): Step =>
  inTab(n, 'is hidden', {
    isPossible: isSeen,
    run({ model, tab, page }) {
      tab.isHidden = true;
      tab.hiddenAt = model.now;
      page.setVisibility('hidden');
    },
  });

export const show = (n: number): Step =>
  inTab(n, 'is visible', {
    isPossible: ({ isHidden }) => isHidden,
    run({ model, tab, page }) {
      page.setVisibility('visible');
      tab.isHidden = false;
      if (tab.isStale || model.now - tab.hiddenAt > freshForMs) models.sign(model, tab);
      tab.isStale = false;
    },
  });

export const freeze = (n: number): Step =>
  inTab(n, 'goes into the back/forward cache', {
    isPossible: isSeen,
    run({ tab, page }) {
      models.forget(tab);
      tab.isFrozen = true;
      page.freeze();
    },
  });

export const restore = (n: number): Step =>
  inTab(n, 'comes back from the back/forward cache', {
    isPossible: ({ isFrozen }) => isFrozen,
    run({ model, tab, page }) {
      page.restore();
      tab.isFrozen = false;
      models.sign(model, tab);
    },
  });

export const goOffline: Step = {
  name: 'the network is lost',
  isPossible: ({ isOnline }) => isOnline,
  run(model, { browser }) {
    browser.setOnline(false);
    model.isOnline = false;
    for (const tab of model.tabs) models.forget(tab);
  },
};

export const goOnline: Step = {
  name: 'the network is back',
  isPossible: ({ isOnline }) => !isOnline,
  run(model, { browser, tabs }) {
    browser.setOnline(true);
    model.isOnline = true;
    model.tabs.forEach((tab, index) => {
      if (tab.isFrozen) return;
      tabs[index]?.goesOnline();
      models.sign(model, tab);
    });
  },
};

export const breakCall = (call: CallName): Step => ({
  name: `${call} fails`,
  isPossible: () => true,
  async run(model, { browser }) {
    await browser.fault(call, { kind: 'status', status: 503 });
    model.hasOutage = true;
    for (const tab of model.tabs) models.forget(tab);
  },
});

export const repair: Step = {
  name: 'all services work again',
  isPossible: ({ hasOutage }) => hasOutage,
  async run(model, { browser }) {
    await browser.repair();
    model.hasOutage = false;
  },
};

export const wait = (ms: number): Step => ({
  name: `${ms} ms pass`,
  isPossible: () => true,
  run: (model, real) => pass(model, real, ms),
});

export const sleep = (ms: number): Step => ({
  name: `the computer sleeps for ${ms} ms`,
  isPossible: () => true,
  async run(model, real) {
    // Calls in flight time out during the sleep, so nothing is known about the tabs afterwards.
    if (real.browser.inFlight() > 0) for (const tab of model.tabs) models.forget(tab);
    await pass(model, real, ms, 'sleep');
  },
});

/** Applies the messages in which newly opened pages told the other tabs who is signed in. */
function announce(model: models.ShopModel) {
  const announcers = model.tabs.filter((tab) => tab.isAnnouncing);
  for (const tab of announcers) tab.isAnnouncing = false;
  if (announcers.length === 0) return;
  // Leaves out values that have changed since the page was opened: the other tabs may have loaded them before
  // that change.
  const told = announcers.reduce((parts, tab) => models.without(parts, tab.unnoticed), models.everything);
  for (const other of model.tabs) {
    if (announcers.includes(other) || other.lastSeen === undefined) continue;
    // A hidden tab may already know the shopper from its own call. It then loads nothing when it becomes visible.
    if (!models.isSameShopper(other.lastSeen, model.shopper)) models.load(model, other, told);
    else if (!other.isFrozen) {
      const others = models.without(other.fresh, ['session']);
      other.fresh = told.includes('session') ? [...others, 'session'] : others;
    }
  }
}
