// @vitest-environment jsdom
import { init } from '@module-federation/runtime';
import { describe, expect, test, vi } from 'vitest';
import { aLoadedRelease } from '../testing/aRemote.ts';
import { loadHeader } from './public.ts';

describe('attacks on a browser, with keys or without', () => {
  test('a changed entry in a federated app, whatever its plugins: not run, because the kit loads each entry with its hash', async () => {
    init({ name: 'my_pages', remotes: [] });
    const append = vi.spyOn(document.head, 'append').mockImplementation((element) => {
      const { onload, src } = element as HTMLScriptElement;
      const mount = () => src;
      Object.assign(globalThis, { header: { init() {}, get: async () => () => ({ mount }) } });
      queueMicrotask(() => onload?.call(document, new Event('load')));
    });
    const loaded = vi.spyOn(document.head, 'appendChild');

    for (const version of ['1.0.0', '2.0.0']) {
      const release = aLoadedRelease(version);

      const { mount } = await loadHeader('https://header.example/stable/', { release });

      expect(mount('Header', document.body)).toBe(release.entry);
      expect(append.mock.lastCall?.[0]).toMatchObject({ src: release.entry, integrity: 'sha384-entry' });
    }
    expect(loaded).not.toHaveBeenCalled();
  });
});
