import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
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

  test('warns of versions in the app with which the build fails', () => {
    const app = mkdtempSync(path.join(tmpdir(), 'grocer-federation-'));
    const runtime = path.join(app, 'node_modules/@module-federation/runtime');
    mkdirSync(runtime, { recursive: true });
    writeFileSync(path.join(runtime, 'package.json'), '{ "version": "0.21.0" }');
    vi.spyOn(process, 'cwd').mockReturnValue(app);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});

    headerFederation({ name: 'my_pages' });

    expect(error).toHaveBeenCalledExactlyOnceWith(
      '[grocer header] @module-federation/runtime is 0.21.0, the header needs ^2.9.0: npm install @module-federation/runtime@^2.9.0',
    );
    vi.restoreAllMocks();
    rmSync(app, { recursive: true });
  });

  test.each(['', 'my pages', undefined as unknown as string])('rejects the name %j', (name) => {
    expect(() => headerFederation({ name })).toThrow('give the host a name of letters, digits');
  });
});
