// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/lists"}
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

let stop = () => {};
let root: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
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
  vi.useRealTimers();
});

const give = (sign: string, name?: string) =>
  (root.querySelector(name ? `[href*=${name}] span` : 'never') ?? root).dispatchEvent(
    new Event(sign, { bubbles: true }),
  );
const asked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

describe('prefetchOnIntent', () => {
  test('asks for a page that the pointer has been on for 100 ms', () => {
    give('pointerover', 'recipes');
    vi.advanceTimersByTime(99);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual(['https://shop.example/ecom/recipes']);
  });

  test.each(['focusin', 'touchstart'])('%s is intent too', (sign) => {
    give(sign, 'recipes');
    vi.advanceTimersByTime(100);
    expect(asked()).toHaveLength(1);
  });

  test('asks once, however often the pointer comes back', () => {
    for (const _time of [1, 2, 3]) {
      give('pointerover', 'recipes');
      vi.advanceTimersByTime(100);
      give('pointerover');
    }
    expect(asked()).toHaveLength(1);
  });

  test('a pointer that passes asks for the page where it stays', () => {
    give('pointerover', 'recipes');
    vi.advanceTimersByTime(60);
    give('pointerover', 'offers');
    vi.advanceTimersByTime(60);
    give('pointerover');
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual([]);
  });

  test('never signs a shopper out', () => {
    give('pointerover', 'log-out');
    vi.advanceTimersByTime(1000);
    expect(asked()).toEqual([]);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'asks for nothing on a connection with %j',
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      give('pointerover', 'recipes');
      vi.advanceTimersByTime(1000);
      expect(asked()).toEqual([]);
    },
  );
});
