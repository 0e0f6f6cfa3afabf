// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/lists"}
import { createRoutes, type HeaderOptions, resolveHeaderOptions } from '@grocer/shared-contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startIntentHandlers } from './startIntentHandlers.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Simulates Chromium: other browsers prefetch nothing.
  HTMLScriptElement.supports = () => true;
});
afterEach(() => {
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Whether the header prefetches this link after the pointer has rested on it. */
function prefetches(href: string, options: HeaderOptions = {}): boolean {
  const { services, config } = resolveHeaderOptions(options);
  const header = document.body.appendChild(document.createElement('header'));
  const link = header.appendChild(document.createElement('a'));
  link.href = href;
  const routes = createRoutes({ services, config });
  const stop = startIntentHandlers(header, undefined, () => ({ routes, services }));
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(1000);
  stop();
  return document.head.querySelector('link[rel=prefetch]') !== null;
}

const onOwnOrigin = { services: { origin: 'https://shop.example' } };

test.each([
  '/ecom/shop/browse/groceries',
  '/ecom/content/inspiration',
  '/ecom/delivery-pass',
  '/ecom/serviceselection',
  '/',
])('the page %s is prefetched', (href) => {
  expect(prefetches(href)).toBe(true);
  document.head.replaceChildren();
  expect(prefetches(href, onOwnOrigin)).toBe(true);
});

test.each([
  createRoutes().register('https://shop.example'),
  '/api/token/v1/log-out',
  '/api/token/v1/auth/',
  '/api/token/v2',
  '/v1/shopping-context',
  '/v1/orders/5001/place',
  '/graph/live?clientType=WEB_APP',
  '/slot-reservations/r1',
  '/addresses/a1',
  '/branches/753',
  '/term-suggest?term=milk',
  '/delivery-pass/v1/pass/status',
  '/taxonomy/v1/categories',
  '/content/menu/middle-mega-menu/master',
  '/adtech/banners',
  '/mfe/common/api/v1/instantCheckoutTransactionComplete',
])('the service address %s is not prefetched', (href) => {
  expect(prefetches(href)).toBe(false);
  expect(prefetches(href, onOwnOrigin)).toBe(false);
});

test('a service below the shop’s root excludes its own addresses only', () => {
  const options = { services: { overrides: { token: '/ecom/session', content: '' } } };

  expect(prefetches('/ecom/session/v1/auth', options)).toBe(false);
  expect(prefetches('/ecom/sessions', options)).toBe(true);
});

test('a service at the bare origin does not exclude every page', () => {
  const options = { services: { overrides: { content: 'https://shop.example', suggest: '' } } };

  expect(prefetches('/ecom/recipes', options)).toBe(true);
});

test('a page at the path of a service that is on another origin is prefetched', () => {
  expect(prefetches('/taxonomy', { services: { origin: 'https://services.example' } })).toBe(true);
});
