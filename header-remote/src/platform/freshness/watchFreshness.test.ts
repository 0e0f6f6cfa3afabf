import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aTabsChannel } from './testing/aTabsChannel.ts';
import { watchFreshness } from './watchFreshness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Advances the clock and runs timers. A negative time only sets the device's clock back. */
function advance(ms: number): void {
  if (ms < 0) vi.setSystemTime(Date.now() + ms);
  else vi.advanceTimersByTime(ms);
}

const aTab = ({ openChannel } = aTabsChannel()) => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as 'visible' | 'hidden' });
  const called = { onStale: vi.fn(), onRestored: vi.fn(), onShopper: vi.fn((shopper: unknown) => !shopper) };
  const freshness = watchFreshness({ window, document, openChannel, ...called });
  const setVisibility = (state: 'visible' | 'hidden') => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    ...freshness,
    ...called,
    setVisibility,
    hideFor(ms: number) {
      setVisibility('hidden');
      advance(ms);
      setVisibility('visible');
    },
    goOnline: () => window.dispatchEvent(new Event('online')),
    hidePage: () => window.dispatchEvent(new Event('pagehide')),
    showPage: (persisted = true) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
};

const aMoment = 1000;

test.each([
  ['from the back/forward cache is stale, and is reported as restored', true, 1],
  ['that was loaded is fresh', false, 0],
])('a page %s', (_, persisted, times) => {
  const tab = aTab();

  tab.hidePage();
  tab.showPage(persisted);
  advance(aMoment);

  expect(tab.onRestored).toHaveBeenCalledTimes(times);
  expect(tab.onStale).toHaveBeenCalledTimes(times);
});

test.each([
  [60_000, 0],
  [60_001, 1],
  // The device's clock was set back meanwhile.
  [-3_600_000, 1],
])('a tab that was hidden for %i ms is stale %i times', (ms, times) => {
  const tab = aTab();

  tab.hideFor(ms);
  advance(aMoment);

  expect(tab.onStale).toHaveBeenCalledTimes(times);
});

test('one return to the page counts once, although three events report it', () => {
  const tab = aTab();

  tab.hideFor(120_000);
  tab.showPage();
  tab.goOnline();
  advance(aMoment);

  expect(tab.onStale).toHaveBeenCalledOnce();
});

test('a change in one tab makes the other tabs stale, but not the tab itself', () => {
  const browser = aTabsChannel();
  const [tab, otherTab] = [aTab(browser), aTab(browser)];

  tab.notifyTabs();
  advance(aMoment);

  expect(tab.onStale).not.toHaveBeenCalled();
  expect(otherTab.onStale).toHaveBeenCalledOnce();
});

test('a hidden tab is notified at once who is signed in, and loads when it is visible', () => {
  const browser = aTabsChannel();
  const [tab, otherTab] = [aTab(browser), aTab(browser)];
  otherTab.setVisibility('hidden');

  tab.announceShopper(null);
  advance(aMoment);

  expect(otherTab.onShopper).toHaveBeenCalledExactlyOnceWith(null);
  expect(otherTab.onStale).not.toHaveBeenCalled();
  otherTab.setVisibility('visible');
  advance(aMoment);
  expect(otherTab.onStale).toHaveBeenCalledOnce();
  expect(tab.onShopper).not.toHaveBeenCalled();
});

test('a tab whose shopper is the one that another tab announces loads nothing', () => {
  const browser = aTabsChannel();
  const [tab, otherTab] = [aTab(browser), aTab(browser)];
  const shopper = { customerId: '100001', isSupportUser: false };

  tab.announceShopper(shopper);
  advance(aMoment);

  expect(otherTab.onShopper).toHaveBeenCalledExactlyOnceWith(shopper);
  expect(otherTab.onStale).not.toHaveBeenCalled();
});

test.each([{ shopper: {} }, { shopper: 'A' }, { shopper: { customerId: 1 } }, 'another message', null])(
  'a message that names no shopper only says that data has changed: %j',
  (message) => {
    const browser = aTabsChannel();
    const tab = aTab(browser);

    browser.openChannel().postMessage(message);
    advance(aMoment);

    expect(tab.onShopper).not.toHaveBeenCalled();
    expect(tab.onStale).toHaveBeenCalledOnce();
  },
);

test('a page in the back/forward cache has no open channel, since a message would evict it', () => {
  const browser = aTabsChannel();
  const tab = aTab(browser);

  tab.hidePage();
  expect(browser.open.size).toBe(0);

  tab.showPage();
  expect(browser.open.size).toBe(1);
});

test('works in a browser without BroadcastChannel', () => {
  const tab = aTab({ open: new Set(), openChannel: () => undefined as never });

  tab.notifyTabs();
  tab.goOnline();
  advance(aMoment);

  expect(tab.onStale).toHaveBeenCalledOnce();
});

test('after it was stopped it ignores all events, and its channel stays closed', () => {
  const browser = aTabsChannel();
  const tab = aTab(browser);

  tab.goOnline();
  tab.stop();
  tab.goOnline();
  tab.hidePage();
  tab.showPage();
  tab.hideFor(120_000);
  advance(aMoment);

  expect(tab.onStale).not.toHaveBeenCalled();
  expect(tab.onRestored).not.toHaveBeenCalled();
  expect(browser.open.size).toBe(0);
});
