// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/recipes?servings=4"}
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPrefetchable, prefetchOnIntent } from './prefetchOnIntent.ts';

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
/** Moves the pointer onto a link and leaves it there for that time. Milliseconds. */
function hover(name: string, ms: number): void {
  fire('pointerover', name);
  vi.advanceTimersByTime(ms);
}
const requested = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

test('prefetches a page after the pointer has been on its link for 100 ms', () => {
  hover('recipes', 99);
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
    hover('recipes', 100);
    fire('pointerover');
  }
  expect(requested()).toHaveLength(1);
});

test('a pointer that passes over links prefetches nothing', () => {
  hover('recipes', 60);
  hover('offers', 60);
  fire('pointerover');
  vi.advanceTimersByTime(1000);
  expect(requested()).toEqual([]);
});

test.each([
  ['without speculation rules, as Firefox', () => false],
  ['that cannot tell, as an old Safari', undefined],
])('prefetches nothing in a browser %s', (_browser, supports) => {
  Object.assign(HTMLScriptElement, { supports });
  hover('recipes', 1000);
  expect(requested()).toEqual([]);
});

test('never prefetches the page that signs out', () => {
  hover('log-out', 1000);
  expect(requested()).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing on a connection with %j',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    hover('recipes', 1000);
    expect(requested()).toEqual([]);
  },
);

const excluded = ['/ecom/log-out', '/ecom/login', '/ecom/checkout#top', 'https://cellar.example/ecom/shop'];
const prefetches = (href: string, target = '') =>
  isPrefetchable({ href: href.startsWith('/') ? `https://shop.example${href}` : href, target }, excluded);

test.each([
  '/ecom/shop/browse/groceries',
  '/ecom/recipes?servings=2',
  // A path that begins like an excluded one but is not below it, and a path above the excluded ones.
  '/ecom/checkout-tips',
  '/ecom',
])('the page %s of the shop is prefetched', (href) => {
  expect(prefetches(href)).toBe(true);
});

test.each([
  ['the page that the shopper is on', '/ecom/recipes?servings=4#method'],
  ['a page that signs out', '/ecom/log-out'],
  ['a page that checks out', '/ecom/checkout#checkoutPromoCodes'],
  ['an excluded page with a trailing slash and a query', '/ecom/login/?redirect=%2Fecom'],
  ['a page below an excluded one', '/ecom/checkout/payment/card'],
  ['an excluded page in other case', '/ecom/Checkout'],
  ['an excluded page behind dots', '/ecom/recipes/../log-out'],
  ['another shop', 'https://cellar.example/'],
  ['an empty address', ''],
  ['a telephone number', 'tel:08081570111'],
  ['a page in another tab', '/ecom/recipes/soup', '_blank'],
])('%s is not prefetched', (_name, href, target?: string) => {
  expect(prefetches(href, target)).toBe(false);
});
