import { connectTabs, type OpenChannel, type TabShopper } from './connectTabs.ts';

interface FreshnessDeps {
  window: EventTarget;
  document: EventTarget & Pick<Document, 'visibilityState'>;
  openChannel: OpenChannel;
  /**
   * Called when the page is restored from the back/forward cache: work that was pending never ends
   * (behaviour/session#back-forward-cache).
   */
  onRestored: () => void;
  /** Called when the loaded data may be out of date. */
  onStale: () => void;
  /** Called when another tab reports who is signed in. Returns whether this tab's data is out of date. */
  onShopper: (shopper: TabShopper) => boolean;
}

/** A tab that was hidden for longer may show old data, e.g. an old trolley. Milliseconds. */
const freshForMs = 60_000;

/**
 * One return to the page can cause several events (visible, restored, online). Within this time they count as one.
 * Milliseconds.
 */
const settleMs = 50;

/**
 * Detects that the page's data may be out of date: restored from the back/forward cache, online again, visible again
 * after a minute, or changed in another tab. A hidden tab waits until it is visible.
 */
export function watchFreshness(deps: FreshnessDeps) {
  const { window, document, openChannel, onRestored, onStale, onShopper } = deps;
  const stopped = new AbortController();
  const isHidden = () => document.visibilityState === 'hidden';
  let hiddenAt: number | undefined = isHidden() ? Date.now() : undefined;
  let isStale = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tabs = connectTabs({
    window,
    openChannel,
    signal: stopped.signal,
    onChange: markStale,
    onShopper(shopper) {
      // A hidden tab handles this at once, because it may show another shopper's data.
      if (onShopper(shopper)) markStale();
    },
  });
  window.addEventListener('pageshow', onPageShow, { signal: stopped.signal });
  window.addEventListener('online', markStale, { signal: stopped.signal });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal: stopped.signal });
  return {
    /** Makes the shop's other tabs reload their data. */
    notifyTabs: tabs.notify,
    /** Tells the shop's other tabs who is signed in. */
    announceShopper: tabs.announce,
    /** Calls `onStale` as soon as the tab is visible. */
    markStale,
    /** Removes all listeners. */
    stop,
  };

  function onPageShow(event: Event) {
    if (!(event as PageTransitionEvent).persisted) return;
    onRestored();
    markStale();
  }

  function onVisibilityChange() {
    if (isHidden()) {
      hiddenAt = Date.now();
      return;
    }
    const hiddenMs = hiddenAt === undefined ? 0 : Date.now() - hiddenAt;
    // A negative time means that the device's clock was put back: how long the tab was hidden is unknown.
    if (hiddenMs < 0 || hiddenMs > freshForMs) isStale = true;
    hiddenAt = undefined;
    if (isStale) markStale();
  }

  function markStale() {
    isStale = true;
    if (!isHidden()) timer ??= setTimeout(refresh, settleMs);
  }

  function refresh() {
    timer = undefined;
    isStale = false;
    onStale();
  }

  function stop() {
    stopped.abort();
    clearTimeout(timer);
    tabs.disconnect();
  }
}
