import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type OrderErrorCode,
  orderErrors,
} from '@grocer/header-remote/features/instant-checkout/order-errors/orderErrors.ts';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test } from 'vitest';
import { situationCards, stateCards } from './docs/designers/cards.ts';
import { orderErrorStory } from './docs/designers/code/OrderErrors.tsx';

let entries: { id: string; title: string; name: string; type: string }[] = [];

/** The index that a built Storybook has as `index.json`. */
beforeAll(async () => {
  const index = await buildIndex({ configDir: path.join(import.meta.dirname, '.storybook') });
  entries = Object.values(index.entries);
}, 120_000);

/** Words that people search for, and the page that they want. */
const searches = [
  ['slot error', 'situations-slot-error--docs'],
  ['slot error', 'features-slot--failed'],
  ['trolley error', 'situations-trolley-error--docs'],
  ['cut-off', 'situations-amending-after-the-cut-off--docs'],
  ['99+', 'situations-long-values-99-items--docs'],
  ['99+', 'features-trolley-summary--hundred-or-more'],
  ['058', 'features-instant-checkout-order-error--new-slot-gone'],
  ['order error 058', 'features-instant-checkout-order-error--new-slot-gone'],
  ['support user', 'situations-support-user--docs'],
  ['pass holder', 'situations-delivery-pass-holder--docs'],
  ['Christmas', 'situations-christmas--docs'],
  ['long values', 'situations-long-values-99-items--docs'],
  ['everything slow', 'situations-everything-slow--docs'],
  ['everything failing', 'situations-everything-failing--docs'],
  ['order errors', 'for-designers-order-errors-by-code--docs'],
  ['colour contrast', 'for-designers-colours-and-colour-contrast--docs'],
  ['reduced motion', 'for-designers-motion-and-reduced-motion--docs'],
  ['accessibility statement', 'for-designers-accessibility-statement--docs'],
  ['analytics events', 'for-designers-analytics-events--docs'],
] as const;

describe('the index', () => {
  // The sidebar's search matches the name and the path of an entry, ignoring case.
  test.each(searches)('"%s" finds %s by the search of the sidebar', (typed, id) => {
    const found = entries.filter(({ name, title }) =>
      [name, ...title.split('/')].some((text) => text.toLowerCase().includes(typed.toLowerCase())),
    );
    expect(found.map((entry) => entry.id)).toContain(id);
  });

  test('every code of the catalogue has a story with its digits', () => {
    const names = entries.map(({ name }) => name).filter((name) => name.startsWith('Order error'));
    const codes = Object.keys(orderErrors).filter((code) => /^\d+$/.test(code));
    expect(codes).toHaveLength(15);
    for (const code of codes)
      expect(
        names.some((name) => name.startsWith(`Order error ${code}:`)),
        code,
      ).toBe(true);
  });

  test('the designers’ front page opens first, and page teams have theirs', () => {
    const group = (name: string) => entries.filter(({ title }) => title.startsWith(`${name}/`));

    expect(entries[0]?.id).toBe('for-designers-start-here--docs');
    expect(group('For page teams')[0]?.id).toBe('for-page-teams-start-here--docs');
    expect(group('Situations').at(-1)?.title).toBe('Situations/One width');
  });

  test('every link of the documentation leads to a page or a story', () => {
    const docs = path.join(import.meta.dirname, 'docs');
    const ids = new Set(entries.map(({ id }) => id));
    const broken = globSync('**/*.mdx', { cwd: docs }).flatMap((file) =>
      [...readFileSync(path.join(docs, file), 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)]
        .filter(([, id]) => !ids.has(id ?? ''))
        .map(([, id]) => `${file}: ${id}`),
    );
    const cards = [...situationCards, ...stateCards];
    const linked = cards.map(({ href }) => href.replace(/^.*\/|&.*$/g, ''));
    const errors = (Object.keys(orderErrors) as OrderErrorCode[]).map(orderErrorStory);

    expect(broken).toEqual([]);
    expect([...ids]).toEqual(expect.arrayContaining([...linked, ...errors]));
  });

  test('every card has a picture', () => {
    const missing = [...situationCards, ...stateCards]
      .map(({ picture }) => path.join(import.meta.dirname, 'pictures', `${picture}.webp`))
      .filter((file) => !existsSync(file));

    expect(missing).toEqual([]);
  });

  test('every situation has a page and a story', () => {
    const stories = entries.filter(({ title }) => title === 'Situations/One width').map(({ name }) => name);
    const pages = entries.filter(({ type, title }) => type === 'docs' && title.startsWith('Situations/'));

    expect(pages.map(({ title }) => title.replace('Situations/', ''))).toEqual(stories);
  });
});
