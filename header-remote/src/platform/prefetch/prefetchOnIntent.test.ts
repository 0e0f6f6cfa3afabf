// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/lists"}
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

let stop = () => {};
let root: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  HTMLScriptElement.supports = (type) => type === 'speculationrules';
  root = document.createElement('header');
  for (const name of ['recipes', 'offers', 'log-out']) {
    const link = document.createElement('a');
    link.href = `/ecom/${name}#top`;
    link.append(document.createElement('span'));
    root.append(link);
  }
  document.body.append(root);
  ({ stop } = prefetchOnIntent(root, () => ['/ecom/log-out']));
});
afterEach(() => {
  stop();
  root.remove();
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  vi.useRealTimers();
});

const fire = (type: string, name?: string) =>
  (root.querySelector(name ? `[href*=${name}] span` : 'never') ?? root).dispatchEvent(
    new Event(type, { bubbles: true }),
  );
const requested = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

describe('prefetchOnIntent', () => {
  test('prefetches a page after the pointer has been on its link for 100 ms', () => {
    fire('pointerover', 'recipes');
    vi.advanceTimersByTime(99);
    expect(requested()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(requested()).toEqual(['https://shop.example/ecom/recipes']);
  });

  test.each(['focusin', 'touchstart'])('%s counts like the pointer', (type) => {
    fire(type, 'recipes');
    vi.advanceTimersByTime(100);
    expect(requested()).toHaveLength(1);
  });

  test('prefetches a page once, however often the pointer returns', () => {
    for (const _time of [1, 2, 3]) {
      fire('pointerover', 'recipes');
      vi.advanceTimersByTime(100);
      fire('pointerover');
    }
    expect(requested()).toHaveLength(1);
  });

  test('a pointer that passes over links prefetches nothing', () => {
    fire('pointerover', 'recipes');
    vi.advanceTimersByTime(60);
    fire('pointerover', 'offers');
    vi.advanceTimersByTime(60);
    fire('pointerover');
    vi.advanceTimersByTime(1000);
    expect(requested()).toEqual([]);
  });

  test.each([
    ['without speculation rules, as Firefox', () => false],
    ['that cannot tell, as an old Safari', undefined],
  ])('prefetches nothing in a browser %s', (_browser, supports) => {
    Object.assign(HTMLScriptElement, { supports });
    fire('pointerover', 'recipes');
    vi.advanceTimersByTime(1000);
    expect(requested()).toEqual([]);
  });

  test('never prefetches the page that signs out', () => {
    fire('pointerover', 'log-out');
    vi.advanceTimersByTime(1000);
    expect(requested()).toEqual([]);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'prefetches nothing on a connection with %j',
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      fire('pointerover', 'recipes');
      vi.advanceTimersByTime(1000);
      expect(requested()).toEqual([]);
    },
  );
});
