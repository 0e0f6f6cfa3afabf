import { describe, expect, test, vi } from 'vitest';
import type { Clock } from '../clock/clock.ts';
import { watchFreshness } from './watchFreshness.ts';

/** A clock that is wound by hand. */
const handClock = () => {
  let time = 0;
  let waiting: { at: number; task: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    after(ms, task) {
      const entry = { at: time + ms, task };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
  const pass = (ms: number) => {
    time += ms;
    const due = waiting.filter(({ at }) => at <= time);
    waiting = waiting.filter(({ at }) => at > time);
    for (const { task } of due) task();
  };
  return { clock, pass };
};

/** Every channel that is open between the tabs of one browser. */
const aBrowser = () => {
  const open = new Set<Channel>();
  interface Channel {
    onmessage: ((event: MessageEvent) => void) | null;
    postMessage: (message: unknown) => void;
    close: () => void;
  }
  return {
    open,
    openChannel() {
      const channel: Channel = {
        onmessage: null,
        close: () => open.delete(channel),
        postMessage(message) {
          for (const other of open) {
            if (other !== channel) other.onmessage?.(new MessageEvent('message', { data: message }));
          }
        },
      };
      open.add(channel);
      return channel;
    },
  };
};

const aTab = (browser = aBrowser()) => {
  const { clock, pass } = handClock();
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const onStale = vi.fn();
  const onRestored = vi.fn();
  const { openChannel } = browser;
  const freshness = watchFreshness({ window, document, clock, openChannel, onRestored, onStale });
  const turn = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    ...freshness,
    onStale,
    onRestored,
    pass,
    turn,
    hideFor(ms: number) {
      turn('hidden');
      pass(ms);
      turn('visible');
    },
    goOnline: () => window.dispatchEvent(new Event('online')),
    putAway: () => window.dispatchEvent(new Event('pagehide')),
    bringBack: (persisted = true) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
};

const aMoment = 1000;

describe('watchFreshness', () => {
  test('a page from the back/forward cache is stale, and what was under way is over', () => {
    const tab = aTab();

    tab.putAway();
    tab.bringBack();
    tab.pass(aMoment);

    expect(tab.onRestored).toHaveBeenCalledOnce();
    expect(tab.onStale).toHaveBeenCalledOnce();
  });

  test('a page that was loaded in the usual way is fresh', () => {
    const tab = aTab();

    tab.bringBack(false);
    tab.pass(aMoment);

    expect(tab.onRestored).not.toHaveBeenCalled();
    expect(tab.onStale).not.toHaveBeenCalled();
  });

  test('a page that is online again is stale', () => {
    const tab = aTab();

    tab.goOnline();
    tab.pass(aMoment);

    expect(tab.onStale).toHaveBeenCalledOnce();
  });

  test.each([
    [60_000, 0],
    [60_001, 1],
  ])('a tab that was hidden for %i ms: read again %i times', (ms, times) => {
    const tab = aTab();

    tab.hideFor(ms);
    tab.pass(aMoment);

    expect(tab.onStale).toHaveBeenCalledTimes(times);
  });

  test('one return that is told in three ways counts once', () => {
    const tab = aTab();

    tab.hideFor(120_000);
    tab.bringBack();
    tab.goOnline();
    tab.pass(aMoment);

    expect(tab.onStale).toHaveBeenCalledOnce();
  });

  test('a tab that nobody looks at waits until somebody does', () => {
    const tab = aTab();

    tab.turn('hidden');
    tab.goOnline();
    tab.pass(aMoment);
    expect(tab.onStale).not.toHaveBeenCalled();

    tab.turn('visible');
    tab.pass(aMoment);
    expect(tab.onStale).toHaveBeenCalledOnce();
  });

  test('what changed in one tab is told to the others and not to itself', () => {
    const browser = aBrowser();
    const [one, other] = [aTab(browser), aTab(browser)];

    one.tellTabs();
    one.pass(aMoment);
    other.pass(aMoment);

    expect(one.onStale).not.toHaveBeenCalled();
    expect(other.onStale).toHaveBeenCalledOnce();
  });

  test('a page that is put away has no open channel, or a message would evict it from the cache', () => {
    const browser = aBrowser();
    const tab = aTab(browser);

    tab.putAway();
    expect(browser.open.size).toBe(0);

    tab.bringBack();
    expect(browser.open.size).toBe(1);
  });

  test('a browser without such channels does without', () => {
    const tab = aTab({ open: new Set(), openChannel: () => undefined as never });

    tab.tellTabs();
    tab.goOnline();
    tab.pass(aMoment);

    expect(tab.onStale).toHaveBeenCalledOnce();
  });

  test('once stopped it hears nothing, and closes its channel for good', () => {
    const browser = aBrowser();
    const tab = aTab(browser);

    tab.goOnline();
    tab.stop();
    tab.goOnline();
    tab.putAway();
    tab.bringBack();
    tab.hideFor(120_000);
    tab.pass(aMoment);

    expect(tab.onStale).not.toHaveBeenCalled();
    expect(tab.onRestored).not.toHaveBeenCalled();
    expect(browser.open.size).toBe(0);
  });
});
