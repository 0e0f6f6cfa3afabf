// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { removePageBus } from '../../contracts/events/bus.ts';
import type { HeaderOptions } from '../../contracts/options/headerOptions.ts';
import type { LoadedHeader } from '../browser/mountModule.ts';
import { aMount } from '../testing/aMount.ts';
import { aRelease } from '../testing/aRemote.ts';
import { defineHeaderElement, HeaderElement, onParsed, readElementOptions } from './HeaderElement.ts';

type TagElement = HTMLElement & { options: HeaderOptions; load(): Promise<LoadedHeader> };

const channel = 'https://header.example/stable/header.js';

let log: string[];
let given: HeaderOptions[];
let loaded: (() => void)[];

const load = async (address: string): Promise<LoadedHeader> => {
  log.push(`load ${address}`);
  await new Promise<void>((resolve) => loaded.push(resolve));
  return { release: aRelease(), mount };
};

const mount = aMount((call, options) => {
  if (call !== 'update') log.push(call);
  if (options) given.push(options);
});

beforeAll(() => defineHeaderElement({ load, channel, release: undefined }));
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [log, given, loaded] = [[], [], []];
});
afterEach(async () => {
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const aPage = (html: string): TagElement => {
  document.body.innerHTML = html;
  return document.querySelector('grocer-header') as TagElement;
};

const theHeaderLoads = async () => {
  await vi.advanceTimersByTimeAsync(0);
  for (const load of loaded.splice(0)) load();
  return vi.advanceTimersByTimeAsync(1);
};

describe('<grocer-header>', () => {
  test('writes the plain header at once, and the real one when it has loaded', async () => {
    const element = aPage('<grocer-header path="/ecom/recipes"></grocer-header>');

    expect(element.querySelector('a[href="/ecom/login?redirect=%2Fecom%2Frecipes"]')?.textContent).toBe(
      'Sign in',
    );
    await theHeaderLoads();

    expect(element.textContent).toBe('the header');
    expect(log).toEqual([`load ${channel}`, 'mount']);
    expect(given).toEqual([{ path: '/ecom/recipes' }]);
  });

  test('with a fragment of its release waits until the shopper needs the script, unless its page asks for it', async () => {
    HeaderElement.settings.release = { ...aRelease(), version: '1.0.0' };
    const fragment = `<div data-grocer='{"version":"1.0.0"}'>from the server</div>`;
    removePageBus();
    // The page is never idle.
    vi.stubGlobal('requestIdleCallback', () => {});

    const element = aPage(`<grocer-header>${fragment}</grocer-header>`);
    await theHeaderLoads();
    expect(log).toEqual([]);
    expect(element.textContent).toBe('from the server');
    element.querySelector('[data-grocer]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await theHeaderLoads();
    expect(log).toEqual([`load ${channel}`, 'mount']);

    aPage(`<grocer-header loading="eager">${fragment}</grocer-header>`);
    await theHeaderLoads();
    expect(log.slice(2)).toContain(`load ${channel}`);
    HeaderElement.settings.release = undefined;
    vi.unstubAllGlobals();
  });

  test('replaces the page’s placeholder by the plain header, and leaves everything else in it alone', async () => {
    const element = aPage(
      '<grocer-header><a data-grocer-placeholder href="/help">Help</a><main>Not closed</main></grocer-header>',
    );

    expect(element.querySelector('a[href="/help"]')).toBeNull();
    expect(element.querySelector('[data-grocer-fallback]')).not.toBeNull();
    await theHeaderLoads();

    expect(element.querySelector('main')?.textContent).toBe('Not closed');
  });

  test('updates the header when an attribute changes, and sets an option back that is removed', async () => {
    const element = aPage('<grocer-header path="/a" flags="sitePinBar"></grocer-header>');
    await theHeaderLoads();

    element.setAttribute('path', '/b');
    element.removeAttribute('flags');

    expect(given.slice(1)).toEqual([
      { path: '/b', flags: { sitePinBar: true } },
      { path: '/b', flags: undefined },
    ]);
  });

  test('takes functions from the page’s code, also from before its script had loaded', async () => {
    const navigate = vi.fn();
    document.body.innerHTML = '<div></div>';
    const waiting = document.createElement('grocer-header') as TagElement;
    Object.defineProperty(waiting, 'options', { value: { navigate }, configurable: true });
    document.body.append(waiting);
    await theHeaderLoads();
    expect(given).toEqual([{ navigate }]);

    const analytics = vi.fn();
    waiting.options = { analytics };

    expect(waiting.options).toEqual({ analytics });
    expect(given[1]).toEqual({ analytics, navigate: undefined });
  });

  test('stays mounted when the page moves it, and is removed with everything it set up', async () => {
    const element = aPage('<main></main><grocer-header></grocer-header>');
    await theHeaderLoads();

    document.querySelector('main')?.append(element);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual([`load ${channel}`, 'mount']);
    element.remove();
    await vi.advanceTimersByTimeAsync(1);

    expect(log.slice(2)).toEqual(['unmount']);
    expect(element.querySelector('[data-grocer]')).toBeNull();
  });

  test('gives the page its other widgets', async () => {
    const element = aPage('<grocer-header></grocer-header>');
    const loading = element.load();
    await theHeaderLoads();

    expect((await loading).mount).toBe(mount);
  });
});

describe('onParsed', () => {
  let state: DocumentReadyState;

  beforeEach(() => {
    state = 'loading';
    vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
    // Removes all nodes after the body: a node that follows would mean that the parser is past the element.
    for (let node: Node = document.body; node.parentNode; node = node.parentNode)
      node.nextSibling?.parentNode?.removeChild(node.nextSibling);
  });
  const anElement = () => {
    const element = document.createElement('div');
    document.body.append(element);
    return element;
  };

  test('waits for the children of an element that is still being parsed', async () => {
    const onEnd = vi.fn();
    const element = anElement();

    onParsed(element, onEnd);
    element.append('a child');
    await Promise.resolve();
    expect(onEnd).not.toHaveBeenCalled();
    element.after('what follows');
    await Promise.resolve();

    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('is at once done with an element that something follows, or with a complete document', () => {
    const onEnd = vi.fn();
    const element = anElement();
    element.after('what follows');

    onParsed(element, onEnd);
    expect(onEnd).toHaveBeenCalledOnce();
    state = 'complete';
    onParsed(anElement(), onEnd);

    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test('ends with the document if nothing follows the element', () => {
    const onEnd = vi.fn();
    onParsed(anElement(), onEnd);

    state = 'interactive';
    document.dispatchEvent(new Event('DOMContentLoaded'));
    document.dispatchEvent(new Event('DOMContentLoaded'));

    expect(onEnd).toHaveBeenCalledOnce();
  });
});

const elementOf = (html: string) =>
  document.createRange().createContextualFragment(html).firstElementChild as Element;

describe('readElementOptions', () => {
  test('reads the options of each attribute', () => {
    const element = elementOf(
      `<div path="/ecom/shop" placement="shop" services="https://services.example" flags=" searchHistory  sitePinBar "></div>`,
    );

    expect(readElementOptions(element, {})).toEqual({
      path: '/ecom/shop',
      placement: 'shop',
      services: { origin: 'https://services.example' },
      flags: { searchHistory: true, sitePinBar: true },
    });
  });

  test('prefers the page’s own code to single attributes, those to the attribute options, and that to the child', () => {
    const navigate = () => {};
    const element =
      elementOf(`<div path="/from-attribute" options='{"path": "/from-json", "placement": "home"}'>
      <script type="application/json">{ "placement": "shop", "config": { "root": "/groceries" } }</script>
    </div>`);

    expect(readElementOptions(element, { navigate })).toEqual({
      path: '/from-attribute',
      placement: 'home',
      config: { root: '/groceries' },
      navigate,
    });
    expect(readElementOptions(element, { path: '/from-code' }).path).toBe('/from-code');
  });

  test('adds an origin to the overrides of the JSON, and flags to its flags', () => {
    const element = elementOf(
      `<div services="https://a.example" flags="sitePinBar" options='{"services": {"overrides": {"graph": "https://b.example"}}, "flags": {"searchHistory": true}}'></div>`,
    );

    expect(readElementOptions(element, {})).toEqual({
      services: { origin: 'https://a.example', overrides: { graph: 'https://b.example' } },
      flags: { searchHistory: true, sitePinBar: true },
    });
  });

  test('ignores scripts of the server’s fragment and of other types', () => {
    const element = elementOf(
      `<div><script type="text/plain">{"path":"/a"}</script><p><script type="application/json">{"path":"/b"}</script></p></div>`,
    );

    expect(readElementOptions(element, {})).toEqual({});
  });

  test.each([
    ['{"path": "/a",}', 'text that is no JSON'],
    ['"/a"', 'JSON that is no object'],
  ])('says that %s is ignored: %s', (json) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = elementOf(`<div path="/kept"></div>`);
    element.setAttribute('options', json);

    expect(readElementOptions(element, {})).toEqual({ path: '/kept' });
    expect(error).toHaveBeenCalledExactlyOnceWith(
      '[grocer header] <grocer-header>: attribute options is not a JSON object',
    );
  });
});
