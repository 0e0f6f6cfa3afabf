import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exposes } from '../../federation.ts';
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
});

describe('the entry', () => {
  test('has the doors of the one for hosts with a manifest', async () => {
    const doors = await get('./nowhere').catch((error: Error) => error.message);

    expect(doors).toBe(`There is no door "./nowhere"; there are: ${Object.keys(exposes).join(', ')}`);
  });

  test('opens the door ./mount', async () => {
    const open = await get('./mount');

    expect(open()).toHaveProperty('mount');
  });

  test('takes a page’s React 19, and nothing else that the page shares', () => {
    init({ ...aReact19(), lodash: { '4.0.0': { get: () => () => ({}) } } });

    expect(Object.keys(scopes.default ?? {})).toEqual(Object.keys(aReact19()));
  });

  test('keeps to the page that came first, and is content with none', () => {
    init();
    init(aReact19());

    expect(scopes.default).toEqual({});
  });
});
