import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractVersion } from '../../contracts/contractVersion.ts';
import { headerFederation } from './headerFederation.ts';

describe('headerFederation', () => {
  test('shares React’s four modules as eager singletons and configures no remotes', () => {
    const { shared, remotes } = headerFederation({ name: 'my_pages' });

    expect(remotes).toEqual({});
    for (const name of ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const) {
      expect(shared[name]).toEqual({ singleton: true, eager: true, requiredVersion: '^19.0.0' });
    }
  });

  test('shares the contract’s schemas by version range, not as a singleton', () => {
    expect(headerFederation({ name: 'my_pages' }).shared['@grocer/shared-contracts/schemas']).toEqual({
      singleton: false,
      version: contractVersion,
      requiredVersion: `^${contractVersion}`,
    });
  });

  test('gives the path of the runtime plugin, which exists', () => {
    expect(headerFederation({ name: 'my_pages' }).runtimePlugins.every(existsSync)).toBe(true);
  });

  test.each(['', 'my pages', undefined as unknown as string])('rejects the name %j', (name) => {
    expect(() => headerFederation({ name })).toThrow('give the host a name of letters, digits');
  });
});
