// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom"}
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removePageBus } from '../../contracts/events/bus.ts';
import { emitEvent, onEvent } from '../../contracts/events/onEvent.ts';
import { overrideKey } from '../override/overrideRequest.ts';
import { aRelease } from '../testing/aRemote.ts';
import { type NeedSettings, whenNeeded } from './whenNeeded.ts';

/** Replaces the wait for the first paint: with fake timers there are no animation frames. */
vi.mock('./firstPaint.ts', () => ({ firstPaint: async () => {} }));

const release = { ...aRelease(), version: '1.2.0' };
const fragment = `<div data-grocer='{"version":"1.2.0"}'>
  <input name="searchTerm" value="oats"><details><summary>Account</summary></details></div>`;

let element: HTMLElement;
let idle: (() => void)[];
const cookies = ['X-Has-Token-Session', 'customerId', 'grocerLastOrder', 'grocerLastValues', 'visitorId'];

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  define('readyState', 'interactive');
  for (const name of cookies) setCookie(`${name}=; Max-Age=0`);
  removePageBus();
  sessionStorage.clear();
  document.body.innerHTML = `<div id="grocer-header">${fragment}</div><main><button>Add</button></main>`;
  element = document.getElementById('grocer-header') as HTMLElement;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['readyState', 'prerendering'] as const) Reflect.deleteProperty(document, name);
});

const define = (name: 'readyState' | 'prerendering', value: unknown) =>
  Object.defineProperty(document, name, { value, configurable: true });

/** Calls `whenNeeded`. Returns a function that tells whether it has resolved. */
function startWaiting(settings: NeedSettings & { signal?: AbortSignal } = { release }) {
  const needed = vi.fn();
  void whenNeeded(element, settings).then(needed);
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return needed.mock.calls.length > 0;
  };
}

/** A page that waits, and does not need the script yet. */
async function waitingPage() {
  const isNeeded = startWaiting();
  expect(await isNeeded()).toBe(false);
  return isNeeded;
}

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the tested code reads document.cookie
  document.cookie = cookie;
};

const field = () => element.querySelector('input') as HTMLInputElement;

describe('at once', () => {
  test.each<[page: string, prepare: () => void, isNow: boolean]>([
    ['an anonymous visitor', () => {}, false],
    ['another cookie', () => setCookie('visitorId=1'), false],
    ['a signed-in shopper', () => setCookie('X-Has-Token-Session=true'), true],
    ['a session that has ended', () => setCookie('X-Has-Token-Session=false'), false],
    ['a shopper who was signed in', () => setCookie('customerId=100001'), true],
    ['values of the last page', () => setCookie('grocerLastValues=12~84.2GBP~-'), true],
    ['the order of the last page', () => setCookie('grocerLastOrder=1~2'), true],
    ['a listener for an event of the header', () => void onEvent('trolley', () => {}), true],
    ['an event of the page', () => emitEvent('open_multi_search'), true],
    ['a visitor’s own header', () => sessionStorage.setItem(overrideKey, 'http://localhost:4001/'), true],
    ['a page without the header’s HTML', () => element.replaceChildren(), true],
    ['the plain header', () => element.querySelector('div')?.setAttribute('data-grocer', ''), true],
    [
      'HTML that a header has left',
      () => element.querySelector('div')?.setAttribute('data-grocer', '{'),
      true,
    ],
    ['a focused field', () => field().focus(), true],
    ['a typed text', () => field().setRangeText('milk'), true],
    ['an open panel', () => element.querySelector('details')?.setAttribute('open', ''), true],
    ['the focus elsewhere', () => document.querySelector('button')?.focus(), false],
  ])('%s', async (_page, prepare, isNow) => {
    prepare();

    expect(await startWaiting()()).toBe(isNow);
  });

  test.each([
    ['an older version than the release', '1.2.1', true],
    ['a newer version than the release', '1.1.9', true],
    ['the version of the release', '1.2.0', false],
  ])('HTML of %s', async (_what, version, isNow) => {
    expect(await startWaiting({ release: { ...release, version } })()).toBe(isNow);
  });

  test('only a page without HTML, while nobody knows which release the channel has', async () => {
    expect(await startWaiting({})()).toBe(false);
    element.replaceChildren();
    expect(await startWaiting({})()).toBe(true);
  });

  test('the option loading', async () => {
    expect(await startWaiting({ release, loading: 'eager' })()).toBe(true);
    expect(await startWaiting({ release, loading: 'lazy' })()).toBe(false);
  });

  test('a wrong option is reported in one sentence, and the default is used', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});

    expect(await startWaiting({ release, loading: 'now' as 'lazy' })()).toBe(false);

    expect(report).toHaveBeenCalledExactlyOnceWith(
      '[grocer header] loading should be "lazy" or "eager", not "now"; "lazy" is used instead',
    );
  });

  test('a page whose events another copy of this package has set up, which keeps none', async () => {
    const [emit, on, last] = [vi.fn(), vi.fn(), vi.fn()];
    Object.defineProperty(globalThis, Symbol.for('grocer.bus.1'), {
      value: { emit, on, last },
      configurable: true,
    });

    expect(await startWaiting()()).toBe(true);
  });
});

describe('later', () => {
  test.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click'])(
    'the first %s in the header, also one that the page stops',
    async (type) => {
      const isNeeded = await waitingPage();

      field().addEventListener(type, (event) => event.stopPropagation());
      field().dispatchEvent(new Event(type, { bubbles: true }));

      expect(await isNeeded()).toBe(true);
    },
  );

  const press = new Event('pointerdown', { bubbles: true });

  test.each<[what: string, act: () => void, isNow: boolean]>([
    [
      'a panel that opens, although its event does not bubble',
      () => element.querySelector('details')?.dispatchEvent(new Event('toggle')),
      true,
    ],
    [
      'not a press elsewhere on the page',
      () => document.querySelector('button')?.dispatchEvent(press),
      false,
    ],
    ['a listener of the page', () => void onEvent('slot', () => {}), true],
    ['an event of the page', () => emitEvent('slot_changed'), true],
  ])('%s', async (_what, act, isNow) => {
    const isNeeded = await waitingPage();

    act();

    expect(await isNeeded()).toBe(isNow);
  });

  test('the page is idle after it has loaded, not before', async () => {
    const isNeeded = await waitingPage();
    expect(idle).toEqual([]);

    window.dispatchEvent(new Event('load'));
    expect(await isNeeded()).toBe(false);
    for (const callback of idle) callback();

    expect(await isNeeded()).toBe(true);
  });

  test('in Safari, which does not tell when it is idle, a page that has loaded', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const isNeeded = await waitingPage();

    window.dispatchEvent(new Event('load'));

    expect(await isNeeded()).toBe(true);
  });

  test.each([
    ['a page that never loads: 3 s after its first paint', 2000, [{ startTime: 4000 }]],
    ['a background tab, which is never painted: after 3 s', 3000, []],
  ])('%s', async (_what, waitMs, paints) => {
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(paints as never);
    const isNeeded = startWaiting();
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(await isNeeded()).toBe(false);

    await vi.advanceTimersByTimeAsync(1);

    expect(await isNeeded()).toBe(true);
  });

  test('the first sign removes all listeners and timers, and so does a header that is unmounted', async () => {
    const unmounted = new AbortController();
    const signals: AbortSignal[] = [];
    const listen = EventTarget.prototype.addEventListener;
    vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
      this: EventTarget,
      ...args
    ) {
      const [type, , options] = args;
      const ours = typeof options === 'object' && options.signal;
      if (ours && type !== 'abort') signals.push(ours);
      listen.apply(this, args);
    });
    startWaiting();
    startWaiting({ release, signal: unmounted.signal });
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(2);
    expect(signals.some(({ aborted }) => aborted)).toBe(false);

    unmounted.abort();
    expect(vi.getTimerCount()).toBe(1);
    field().dispatchEvent(new Event('pointerover', { bubbles: true }));

    expect(vi.getTimerCount()).toBe(0);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});

describe('in a page that is being prerendered', () => {
  beforeEach(() => define('prerendering', true));

  const activate = () => {
    define('prerendering', false);
    document.dispatchEvent(new Event('prerenderingchange'));
  };

  test('nothing at all, until a visitor opens it', async () => {
    setCookie('X-Has-Token-Session=true');
    onEvent('trolley', () => {});
    const isNeeded = startWaiting();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await isNeeded()).toBe(false);

    activate();

    expect(await isNeeded()).toBe(true);
  });

  test('the same rule from then on', async () => {
    const isNeeded = startWaiting();
    await vi.advanceTimersByTimeAsync(60_000);

    activate();
    await vi.advanceTimersByTimeAsync(2999);
    expect(await isNeeded()).toBe(false);

    await vi.advanceTimersByTimeAsync(1);
    expect(await isNeeded()).toBe(true);
  });
});
