import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { orderErrors } from '@grocer/header-remote/features/instant-checkout/order-errors/orderErrors.ts';
import sharp from 'sharp';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test } from 'vitest';
import { instead } from './docs/components/instead.ts';
import { type Card, situationCards, stateCards } from './docs/designers/cards.ts';

let entries: { id: string; title: string; name: string; type: string }[] = [];

/** Creates the index that a built Storybook has as `index.json`. */
beforeAll(async () => {
  const index = await buildIndex({ configDir: path.join(import.meta.dirname, '.storybook') });
  entries = Object.values(index.entries);
}, 120_000);

describe('the index', () => {
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

    expect(broken).toEqual([]);
    expect([...ids]).toEqual(expect.arrayContaining(linked));
  });

  test('every card has a picture, and no two situations look the same on theirs', async () => {
    const fileOf = ({ picture }: Card) => path.join(import.meta.dirname, 'pictures', `${picture}.webp`);
    const missing = [...situationCards, ...stateCards].map(fileOf).filter((file) => !existsSync(file));
    const thumbnails = situationCards.map(async (card) => {
      const { width, height } = await sharp(fileOf(card)).metadata();
      const [x, y] = card.crop ?? [0, 0];
      const [left, top] = [((width - 360) * x) / 100, (Math.max(0, height - 160) * y) / 100].map(Math.round);
      const area = { left: left ?? 0, top: top ?? 0, width: 360, height: Math.min(160, height) };
      return (await sharp(fileOf(card)).extract(area).raw().toBuffer()).toString('base64');
    });

    expect(missing).toEqual([]);
    expect(new Set(await Promise.all(thumbnails)).size).toBe(situationCards.length);
  });

  test('the states that a page advises to show, and not to show, are stories', () => {
    const states = Object.entries(instead).flatMap(([name, [show, notThis]]) => [
      `${name}--${show}`,
      `${name}--${notThis}`,
    ]);

    expect(entries.map(({ id }) => id)).toEqual(expect.arrayContaining(states));
  });

  test('every situation has a page and a story', () => {
    const stories = entries.filter(({ title }) => title === 'Situations/One width').map(({ name }) => name);
    const pages = entries.filter(({ type, title }) => type === 'docs' && title.startsWith('Situations/'));

    expect(pages.map(({ title }) => title.replace('Situations/', ''))).toEqual(stories);
  });
});
