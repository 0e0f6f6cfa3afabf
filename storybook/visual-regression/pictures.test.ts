// @vitest-environment node
import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { differenceText } from './checkPicture.ts';
import { differencesPage, kinds } from './differencesPage.ts';
import { machineDifference, picturesIn, references } from './pictures.ts';
import { picturesOfStories } from './picturesOfStories.ts';
import { isPictured } from './shortForm.ts';

describe('the reference pictures', () => {
  const pictures = picturesIn(references);

  it('each show a story; `pictures:accept` removes those of removed stories', () => {
    const stories = picturesOfStories();

    expect(pictures.filter((name) => !stories.has(name))).toEqual([]);
  });

  it('show at least 250 stories, in less than 20 MB', () => {
    const bytes = pictures.reduce((sum, name) => sum + statSync(path.join(references, name)).size, 0);

    expect(pictures.length).toBeGreaterThanOrEqual(250);
    expect(bytes).toBeLessThan(20_000_000);
  });
});

const linux = { reference: { chromium: '156.0.8078.79', platform: 'linux' }, platform: 'linux', fonts: [] };

describe('the machine of the reference pictures', () => {
  it('has another operating system', () => {
    expect(machineDifference('156.0.1.2', { ...linux, platform: 'darwin' })).toContain('on darwin');
  });

  it('has fonts that this one lacks', () => {
    expect(machineDifference('156.0.1.2', { ...linux, fonts: ['fonts-liberation'] })).toBe(
      'The fonts of the reference pictures are missing: install fonts-liberation\n',
    );
  });

  it('may have another minor version of the browser', () => {
    expect(machineDifference('156.0.9999.1', linux)).toBe('');
  });
});

describe('a story whose picture differs', () => {
  const picture = { data: Buffer.alloc(4), width: 1, height: 1 };

  it('says by how much, where to look, and how to accept it', () => {
    expect(differenceText({ count: 12, picture }, '')).toBe(
      'The story differs from its reference picture in 12 pixels. Look at .cache/pictures/index.html. To accept it, run: npx -y pnpm@12 pictures:accept',
    );
  });

  it('says first that another browser made the reference pictures', () => {
    const text = differenceText({ count: undefined, picture }, machineDifference('157.0.1.2', linux));

    expect(text).toMatch(
      /^The reference pictures were made with Chromium 156 on linux; this is Chromium 157 on linux\./,
    );
    expect(text).toContain('in size');
  });
});

describe('the page of differences', () => {
  const name = 'ui/link/TextLink/plain.webp';

  it('shows a changed story before, after, and what differs', () => {
    const page = differencesPage([{ name, kinds, story: 'https://storybook.example/?path=x' }], 'Since 1.0');

    expect(page).toContain('<h1>1 changed picture</h1>');
    expect(page).toContain('<p>Since 1.0</p>');
    expect(page).toContain('<a href="https://storybook.example/?path=x">ui/link/TextLink/plain</a></h2>');
    expect([...page.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual(
      kinds.map((kind) => `${kind}/${name}`),
    );
  });

  it.each([
    ['after', 'new'],
    ['before', 'removed'],
  ] as const)('shows a story that has only a picture %s as %s', (kind, mark) => {
    const page = differencesPage([{ name, kinds: [kind] }], '');

    expect([...page.matchAll(/<figcaption>(\w+)/g)].map(([, kind]) => kind)).toEqual([kind]);
    expect(page).toContain(`<small>${mark}</small>`);
  });
});

test.each([
  ['default', 'short', true],
  ['slot-error', 'short', true],
  ['long-text', 'short', false],
  ['mobile-menu-open', 'short', false],
  ['long-text', 'all', true],
])('the story %s is pictured in the form %s: %s', (story, form, expected) => {
  expect(isPictured(story, form)).toBe(expected);
});
