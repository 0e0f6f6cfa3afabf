import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headerFederation } from './build.ts';

describe('headerFederation', () => {
  test('shares React’s four modules as singletons and names no remote', () => {
    const { shared, remotes } = headerFederation({ name: 'my_pages' });

    expect(remotes).toEqual({});
    expect(Object.keys(shared)).toEqual(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']);
    expect(Object.values(shared).every(({ singleton }) => singleton)).toBe(true);
  });

  test('gives the runtime plugin by a file that exists', () => {
    expect(headerFederation({ name: 'my_pages' }).runtimePlugins.every(existsSync)).toBe(true);
  });

  test.each(['', 'my pages', undefined as unknown as string])('refuses the name %j', (name) => {
    expect(() => headerFederation({ name })).toThrow('give the host a name of letters, digits');
  });
});
