import { connectTabs, type OpenChannel, type TabShopper } from './connectTabs.ts';

interface FreshnessDeps {
  window: EventTarget;
  document: EventTarget & Pick<Document, 'visibilityState'>;
  openChannel: OpenChannel;
  /**
   * Called when the page is restored from the back/forward cache, where its pending work was lost
   * (behaviour/session#back-forward-cache).
   */
  onRestored: () => void;
  /** Called when the loaded data may be out of date. */
  onStale: () => void;
  /** Called when another tab reports who is signed in. Returns whether this tab's data is out of date. */
  onShopper: (shopper: TabShopper) => boolean;
}

/** Data is stale if the tab was hidden for longer than this. Milliseconds. */
const freshForMs = 60_000;

/**
 * Events within this time count as one return to the page, which can cause several (visible, restored,
 * online). Milliseconds.
 */
const settleMs = 50;

/**
 * Detects that the page's data may be stale: the page was restored from the back/forward cache, is online again, is
 * visible again after a minute, or another tab changed the data. In a hidden tab, `onStale` waits until it is visible.
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
      // Handled at once, even in a hidden tab: the tab may show another shopper's data.
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
    /** Removes the listeners, cancels a pending `onStale` and closes the channel to other tabs. */
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
    // If the device's clock was set back, it is unknown how long the tab was hidden.
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
