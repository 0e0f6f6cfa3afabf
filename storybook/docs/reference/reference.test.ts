import { readFileSync } from 'node:fs';
import path from 'node:path';
import { widgetNames } from '@grocer/shared-contracts';
import { exampleEvents } from '@grocer/shared-contracts/fixtures';
import { optionReference } from '@grocer/shared-contracts/internal';
import { describe, expect, it } from 'vitest';
import { eventReference } from './EventsTable.tsx';
import { groupOf, optionEffects } from './OptionsTable.tsx';
import { versionOf } from './versionOf.ts';
import { widgetReference } from './WidgetsTable.tsx';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = (name: string) => read(`storybook/docs/reference/${name}.mdx`);

describe('the reference pages', () => {
  it('describe every option, in the group that a page shows', () => {
    const options = optionReference();
    const shown = [...page('Options').matchAll(/<OptionsTable group="([^"]+)"/g)].map(([, group]) => group);

    expect(Object.keys(optionEffects).sort()).toEqual(options.map(({ path }) => path).sort());
    expect(new Set(options.map(({ path }) => groupOf(path)))).toEqual(new Set(shown));
  });

  it('describe every widget', () => {
    expect(Object.keys(widgetReference).sort()).toEqual([...widgetNames].sort());
  });

  it('describe every event with every field of its detail', () => {
    for (const [name, { detail }] of Object.entries(eventReference)) {
      const example = exampleEvents[name as keyof typeof exampleEvents] ?? {};
      expect(Object.keys(detail ?? {}), name).toEqual(expect.arrayContaining(Object.keys(example)));
    }
    expect(Object.keys(eventReference).sort()).toEqual(Object.keys(exampleEvents).sort());
  });

  it.each([
    ['header', 'header-remote/src/app/HeaderLayout.module.css', 100],
    ['amend bar', 'header-remote/src/features/amend-bar/AmendBar.module.css', 90],
    ['app banner', 'header-remote/src/features/app-banner/AppBanner.module.css', 90],
  ])('name the z-index of the %s', (_name, file, zIndex) => {
    expect(/z-index: (\d+)/.exec(read(file))?.[1]).toBe(String(zIndex));
    expect(page('Layout')).toContain(`z-index: ${zIndex}`);
  });

  it('name the cache times of the tested server and of fragments()', () => {
    const caching = page('Caching');
    const [, channel, version] =
      /max-age=(\d+)"[\s\S]*max-age=(\d+), immutable/.exec(read('header-remote/nginx.conf')) ?? [];
    const [, release] =
      /cacheSeconds = (\d+)/.exec(read('shared-contracts/src/host/server/fragments.ts')) ?? [];

    expect(caching).toContain(`${channel} s`);
    expect(Number(version)).toBe(365 * 24 * 60 * 60);
    expect(caching).toContain(`\`cacheSeconds\`, ${release} s`);
    expect(caching).toContain(`${Number(channel) + Number(release)} s`);
  });

  it('name tools that the repository has, and the webpack that federation works with', () => {
    const catalog = read('pnpm-workspace.yaml');
    const tools = [...page('Versions').matchAll(/^ {4}\['([^']+)', '/gm)].map(([, name]) => name ?? '');

    expect(tools.map((tool) => versionOf(catalog, tool))).toHaveLength(10);
    expect(versionOf(catalog, 'webpack')).toMatch(/^5\.110\./);
    expect(versionOf(catalog, '@module-federation/enhanced')).toBe('2.9.2');
  });

  it('have a link from the page that page teams read first', () => {
    for (const name of [
      'options',
      'widgets',
      'events',
      'layout-duties',
      'cache-times',
      'versions',
      'content-security-policy',
      'rollback',
    ])
      expect(read('storybook/docs/page-teams/Start.mdx')).toContain(
        `?path=/docs/for-page-teams-reference-${name}--docs`,
      );
  });
});
