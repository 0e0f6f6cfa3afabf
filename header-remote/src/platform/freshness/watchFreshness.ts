import type { Clock } from '../clock/clock.ts';
import { joinTabs, type OpenChannel } from './joinTabs.ts';

interface Surroundings {
  window: EventTarget;
  document: EventTarget & Pick<Document, 'visibilityState'>;
  clock: Clock;
  openChannel: OpenChannel;
  /** The page came back out of the back/forward cache: what was under way is over (clarification 128). */
  onRestored: () => void;
  /** What the shop was last heard to say may be out of date. */
  onStale: () => void;
}

export interface Freshness {
  /** Says to the shop's other tabs that something has changed. */
  tellTabs: () => void;
  /** Takes every listener off again. */
  stop: () => void;
}

/** A tab that was out of sight for longer may show another day's trolley (design §8). */
const freshForMs = 60_000;

/** One return is told by several events (shown, restored, online): they count once. */
const settleMs = 50;

/**
 * Notices when what the page shows may be out of date: back from the back/forward cache, online again, looked at again
 * after a minute, changed in another tab. A tab that nobody looks at waits until somebody does.
 */
export function watchFreshness(surroundings: Surroundings): Freshness {
  const { window, document, clock, openChannel, onRestored, onStale } = surroundings;
  const left = new AbortController();
  const isHidden = () => document.visibilityState === 'hidden';
  let hiddenAt: number | undefined = isHidden() ? clock.now() : undefined;
  let isStale = false;
  let cancel: (() => void) | undefined;

  const tabs = joinTabs({ window, openChannel, signal: left.signal, onMessage: becomeStale });
  window.addEventListener('pageshow', restored, { signal: left.signal });
  window.addEventListener('online', becomeStale, { signal: left.signal });
  document.addEventListener('visibilitychange', shownOrHidden, { signal: left.signal });
  return { tellTabs: tabs.tell, stop };

  function restored(event: Event) {
    if (!(event as PageTransitionEvent).persisted) return;
    onRestored();
    becomeStale();
  }

  function shownOrHidden() {
    if (isHidden()) {
      hiddenAt = clock.now();
      return;
    }
    if (hiddenAt !== undefined && clock.now() - hiddenAt > freshForMs) isStale = true;
    hiddenAt = undefined;
    if (isStale) becomeStale();
  }

  function becomeStale() {
    isStale = true;
    if (!isHidden()) cancel ??= clock.after(settleMs, refresh);
  }

  function refresh() {
    cancel = undefined;
    isStale = false;
    onStale();
  }

  function stop() {
    left.abort();
    cancel?.();
    tabs.leave();
  }
}
