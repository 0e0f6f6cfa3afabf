// @vitest-environment node
import { expect, it } from 'vitest';
import { differencesPage } from './differencesPage.ts';

it('shows a changed story before, after, and what differs', () => {
  const page = differencesPage([{ name: 'ui/link/TextLink/plain.webp', isNew: false }]);

  expect(page).toContain('<h1>1 changed picture</h1>');
  expect(page).toContain('<h2>ui/link/TextLink/plain</h2>');
  expect([...page.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    'before/ui/link/TextLink/plain.webp',
    'after/ui/link/TextLink/plain.webp',
    'difference/ui/link/TextLink/plain.webp',
  ]);
});

it('shows a new story alone', () => {
  const page = differencesPage([{ name: 'ui/link/TextLink/plain.webp', isNew: true }]);

  expect([...page.matchAll(/<figcaption>(\w+)/g)].map(([, kind]) => kind)).toEqual(['after']);
});

it('says that nothing differs', () => {
  expect(differencesPage([])).toContain('<h1>0 changed pictures</h1>');
});
