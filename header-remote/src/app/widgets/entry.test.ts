import { beforeEach, expect, test, vi } from 'vitest';
import { federationWithManifest } from '../../../federation.ts';
import { get, init } from './entry.ts';

const aReact19 = () =>
  Object.fromEntries(
    ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'].map((name) => [
      name,
      { '19.0.0': { get: () => () => ({}), loaded: true } },
    ]),
  );

let scopes: { default?: object };

beforeEach(() => {
  scopes = {};
  vi.stubGlobal('__webpack_share_scopes__', scopes);
  vi.stubGlobal('HTMLElement', { prototype: { popover: null } });
  vi.stubGlobal('CSS', { supports: () => true, registerProperty() {} });
});

test('exposes the same modules as the entry with a manifest', async () => {
  const message = await get('./nowhere').catch((error: Error) => error.message);

  expect(message).toBe(
    `The header exposes no "./nowhere"; it exposes ${Object.keys(federationWithManifest.exposes).join(', ')}`,
  );
});

test('exports a widget by its name, and as the default export that React.lazy needs', async () => {
  const getModule = await get('./Header');

  expect(getModule()).toEqual({ Header: expect.any(Function), default: expect.any(Function) });
});

test('exposes ./mount', async () => {
  const getModule = await get('./mount');

  expect(getModule()).toHaveProperty('mount');
});

test('loads no module in a browser that is not supported', async () => {
  vi.stubGlobal('CSS', { supports: () => false, registerProperty() {} });

  await expect(get('./mount')).rejects.toMatchObject({ name: 'UnsupportedBrowserError' });
});

test('uses React 19 of the page’s share scope, and no other library', () => {
  init({ ...aReact19(), lodash: { '4.0.0': { get: () => () => ({}) } } });

  expect(Object.keys(scopes.default ?? {})).toEqual(Object.keys(aReact19()));
});

test('a second init does not replace the first share scope, even an empty one', () => {
  init();
  init(aReact19());

  expect(scopes.default).toEqual({});
});
