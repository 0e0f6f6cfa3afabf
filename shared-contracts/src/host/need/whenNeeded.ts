import { requestedEvent } from '../../events/bus.ts';
import { firstPaint } from '../browser/firstPaint.ts';
import { isNeededNow } from './isNeededNow.ts';
import { type NeedSettings, readPageFacts } from './readPageFacts.ts';
import { whenActivated } from './whenActivated.ts';

/** Milliseconds after the first paint. */
const longestWaitMs = 3000;

/** Assistive technology may press without a pointer, and dictate without keys. */
const signsOfIntent = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click', 'toggle'];

/**
 * Resolves when the page needs the script of the header whose HTML is in `element`: at once, at the first sign of
 * intent in the element, or when the page is idle. `<HeaderSlot>` and `<grocer-header>` wait for it by themselves; a
 * page that mounts the header on a server's HTML does the same with one line:
 *
 *     await whenNeeded(element, { release });
 *     const header = await loadHeader(channel, { release });
 *     header.mount('Header', element, options);
 *
 * It never rejects.
 */
export async function whenNeeded(
  element: Element,
  { signal, ...settings }: NeedSettings & { signal?: AbortSignal } = {},
): Promise<void> {
  await whenActivated();
  if (signal?.aborted || isNeededNow(readPageFacts(element, settings))) return;
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

/** 0 in a page that has not been painted, for example in a background tab. */
function sincePaintMs(): number {
  const [paint] = performance.getEntriesByType('paint');
  return paint ? performance.now() - paint.startTime : 0;
}
