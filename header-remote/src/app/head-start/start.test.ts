// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/shop/browse/groceries"}
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCookie } from '../../platform/cookies/testing/setCookie.ts';
import { headStart, provideHeadStart } from '../../platform/head-start/headStart.ts';

const services = {
  headers: { breadcrumb: 'site-header' },
  folder: 'https://header.example/1.0.0/',
  token: '/api/token',
  context: '',
  graph: '',
  slots: '',
  addresses: '',
  branches: '',
};

const anotherStart = { take: () => undefined, takeChannel: () => undefined, end() {} };
const unsupported = { supports: () => false, registerProperty() {} };
const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  setCookie('X-Has-Token-Session=true');
});
afterEach(() => {
  headStart()?.end();
  Reflect.deleteProperty(globalThis, Symbol.for('grocer.start'));
  Reflect.deleteProperty(document, 'currentScript');
  Reflect.deleteProperty(document, 'prerendering');
  vi.unstubAllGlobals();
  fetched.mockClear();
});

const define = (name: 'currentScript' | 'prerendering', value: unknown) =>
  Object.defineProperty(document, name, { value, configurable: true });

async function runScript(data: string | undefined = JSON.stringify(services)) {
  const script = document.createElement('script');
  if (data) script.dataset.services = data;
  define('currentScript', script);
  await import('./start.ts');
}

test('requests the token of a shopper who is signed in', async () => {
  await runScript();

  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/token/v1/token', {
    url: '/api/token/v1/token',
    method: 'GET',
    headers: {
      accept: 'application/json',
      authorization: 'Bearer unauthenticated',
      breadcrumb: 'site-header',
    },
    credentials: 'include',
  });
});

test.each([
  ['for an anonymous visitor, whose page may be cached', () => setCookie('X-Has-Token-Session=false')],
  ['for the second of two fragments in a page', () => provideHeadStart(anotherStart)],
  ['in a browser that is not supported', () => vi.stubGlobal('CSS', unsupported)],
])('requests nothing %s', async (_, arrange) => {
  arrange();
  const before = headStart();

  await runScript();

  expect(fetched).not.toHaveBeenCalled();
  expect(headStart()).toBe(before);
});

test('in a page that is prerendered requests nothing until the shopper opens it', async () => {
  define('prerendering', true);
  await runScript();
  expect(fetched).not.toHaveBeenCalled();

  define('currentScript', null);
  document.dispatchEvent(new Event('prerenderingchange'));

  expect(fetched).toHaveBeenCalledOnce();
});

test('a page that is opened after its shopper has signed out requests nothing', async () => {
  define('prerendering', true);
  await runScript();

  setCookie('X-Has-Token-Session=false');
  document.dispatchEvent(new Event('prerenderingchange'));

  expect(fetched).not.toHaveBeenCalled();
});

test.each(['', 'not JSON', 'null'])('fails silently with the addresses %j', async (data) => {
  await runScript(data || undefined);

  const request = { url: '', method: 'GET', headers: {}, body: undefined };
  expect(headStart()?.take(request)).toBeUndefined();
});
