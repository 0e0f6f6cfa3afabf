import { pageBus, requestedEvent } from '../../contracts/events/bus.ts';
import { reportToConsole } from '../../contracts/events/reportToConsole.ts';
import type { Release } from '../../contracts/release.ts';
import { isOverrideRequested } from '../override/overrideRequest.ts';
import { hasTokenSession, pageCookies } from '../shared/cookies.ts';
import { whenActivated } from '../shared/whenActivated.ts';
import { firstPaint } from './firstPaint.ts';

/** `lazy` (default): the header's script is loaded when it is needed. `eager`: it is loaded at once. */
export type HeaderLoading = 'lazy' | 'eager';

export interface NeedSettings {
  /** The release that the server wrote into the page. HTML of another version is replaced at once. */
  release?: Release | undefined;
  loading?: HeaderLoading | undefined;
}

/** The longest wait after the first paint. Milliseconds. */
const longestWaitMs = 3000;

/** `click` and `input`, because assistive technology may press without a pointer and dictate without keys. */
const signsOfIntent = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click', 'toggle'];

/**
 * Resolves when the page needs the script of the header whose HTML is in `element`: at once, at the first sign of
 * intent in it, when the page uses the header, is idle, or was first painted 3 s ago; also if `signal` aborts. It never
 * rejects. `<HeaderSlot>` and `<grocer-header>` wait by themselves; a page that mounts the header on a server's HTML
 * does the same with one line:
 *
 *     await whenNeeded(element, { release });
 *     const header = await loadHeader(channel, { release });
 *     header.mount('Header', element, options);
 */
export async function whenNeeded(
  element: Element,
  { signal, ...settings }: NeedSettings & { signal?: AbortSignal } = {},
): Promise<void> {
  await whenActivated();
  if (signal?.aborted || isNeededNow(element, settings)) return;
  await firstSign(element, signal);
}

function firstSign(element: Element, signal: AbortSignal | undefined): Promise<void> {
  const ended = new AbortController();
  // Captured, because `toggle` does not bubble and a page may stop the others.
  const until = { signal: ended.signal, capture: true, passive: true };
  let timer: ReturnType<typeof setTimeout>;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const endWhenIdle = () => void (globalThis.requestIdleCallback ?? setTimeout)(end);
    for (const type of signsOfIntent) element.addEventListener(type, end, until);
    window.addEventListener(requestedEvent, end, until);
    signal?.addEventListener('abort', end, until);
    if (document.readyState === 'complete') endWhenIdle();
    else window.addEventListener('load', endWhenIdle, until);
    void firstPaint().then(() => {
      if (!ended.signal.aborted) timer = setTimeout(end, longestWaitMs - sincePaintMs());
    });
  });
}

/** Time since the first paint; 0 in a page that has not been painted, for example in a background tab. */
function sincePaintMs(): number {
  const [paint] = performance.getEntriesByType('paint');
  return paint ? performance.now() - paint.startTime : 0;
}

/** Whether the header's script must be loaded at once (behaviour/loading#needed). */
function isNeededNow(element: Element, { release, loading }: NeedSettings): boolean {
  const version = fragmentVersionIn(element);
  return (
    isEager(loading) ||
    hasTokenSession() ||
    shopperCookies.test(pageCookies()) ||
    // A bus that an older copy of this package has created does not have `isRequested`.
    (pageBus()?.isRequested?.() ?? true) ||
    isOverrideRequested() ||
    isInUse(element) ||
    version === undefined ||
    (release !== undefined && release.version !== version)
  );
}

/** The cookies that the header writes for a signed-in shopper's next page. */
const shopperCookies = /(?:^|; )(?:customerId|grocerLastOrder|grocerLastValues)=/;

function isEager(loading: unknown): boolean {
  if (loading !== undefined && loading !== 'lazy' && loading !== 'eager')
    reportToConsole(
      `loading should be "lazy" or "eager", not ${JSON.stringify(loading)}; "lazy" is used instead`,
    );
  return loading === 'eager';
}

/** Version of the server's HTML. The fallback header and the markup that an unmounted header leaves have none. */
function fragmentVersionIn(element: Element): string | undefined {
  try {
    const stamp = element.querySelector('[data-grocer]')?.getAttribute('data-grocer');
    const { version } = JSON.parse(stamp ?? '{}') as { version?: string };
    return version;
  } catch {
    return undefined;
  }
}

/** Whether something in the header has the focus, is open, or has been typed into. */
function isInUse(element: Element): boolean {
  const { activeElement } = document;
  if (activeElement && element.contains(activeElement)) return true;
  const isTyped = (field: HTMLInputElement) => field.value !== field.defaultValue;
  if ([...element.querySelectorAll('input')].some(isTyped)) return true;
  try {
    return element.querySelector(':popover-open, :modal, details[open]') !== null;
  } catch {
    // The browser does not know `:popover-open`. In a browser without popovers nothing of the header can be open.
    return false;
  }
}
