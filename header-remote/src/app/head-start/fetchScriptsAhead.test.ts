// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchScriptsAhead } from './fetchScriptsAhead.ts';

const connect = 'https://header.example/1.0.0/connect.1.js';
const page = 'https://shop.example/page.js';
const entry = 'https://header.example/1.0.0/remoteEntry.js';

let report = () => {};
let loaded: string[];

/** Stubs for the APIs that jsdom lacks. `loaded` has the addresses of the files that have loaded. */
beforeEach(() => {
  loaded = [];
  HTMLScriptElement.supports = () => true;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe() {}
      disconnect() {
        report = () => {};
      }
    },
  );
  vi.stubGlobal('performance', { getEntriesByName: (name: string) => loaded.filter((one) => one === name) });
  document.head.innerHTML = `<link rel="preload" as="script" href="${entry}"><link rel="preload" as="font" href="/a.woff2">`;
  const script = document.createElement('script');
  // jsdom does not load this script.
  script.src = page;
  document.head.append(script);
});
afterEach(() => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  dispatchEvent(new Event('load'));
  vi.unstubAllGlobals();
});

const prefetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

const arrive = (address: string) => {
  loaded.push(address);
  report();
};

test("fetches the scripts when the page's own and those that it preloads have loaded", () => {
  fetchScriptsAhead([connect]);
  arrive(entry);
  expect(prefetched()).toEqual([]);

  arrive(page);

  expect(prefetched()).toEqual([connect]);
  const link = document.querySelector<HTMLLinkElement>('link[rel=prefetch]');
  expect([link?.as, link?.crossOrigin]).toEqual(['script', 'anonymous']);
});

test('fetches them once, and at the latest when the page has loaded', () => {
  fetchScriptsAhead([connect]);
  arrive(entry);

  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  arrive(page);

  expect(prefetched()).toEqual([connect]);
});

test('fetches nothing in a browser that may refuse a prefetch', () => {
  HTMLScriptElement.supports = () => false;

  fetchScriptsAhead([connect]);
  dispatchEvent(new Event('load'));

  expect(prefetched()).toEqual([]);
});
