// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://shop.example/ecom/shop"}
import { globSync, readFileSync } from 'node:fs';
import { aTaxonomy, contentFragmentBody } from '@grocer/shared-contracts/fixtures';
import { featureNames, type Switches } from '@grocer/shared-contracts/internal';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aShop } from '../services/testing/aShop.ts';
import { renderFragment } from './fragment/renderFragment.tsx';
import { mount } from './widgets/mount.tsx';
import { aPage, patiently } from './widgets/testing/aPage.ts';

const shop = aShop();
const page = aPage();
const options = () => ({ services: { origin: shop.origin }, path: '/ecom/shop' });

function serve(switches: Switches): void {
  const styles = { href: 'http://remote/widgets.css', css: '' };
  const menus = { taxonomy: aTaxonomy(), seasonal: contentFragmentBody() };
  const request = { path: '/ecom/shop', origin: 'https://shop.example', hasTokenSession: false, nonce: 'n1' };
  page.host.innerHTML = renderFragment({ options: options(), ...request, styles, menus, switches });
}

/** Mounts the header, and resolves when React has hydrated the element. */
async function hydrate(element: Element): Promise<void> {
  page.mounted.push(mount('Header', page.host, options()));
  await vi.waitFor(() => expect(Object.keys(element).join()).toContain('__reactProps'), patiently);
}

const plainSearch = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search groceries' });

test('a feature that is off is a form or links in the server’s HTML, which the script leaves in place', async () => {
  serve({ off: ['search', 'mega-menu', 'seasonal-menu', 'top-bar', 'not known'] });
  const box = plainSearch();
  box.value = 'oats';
  const groceries = page.host.querySelector('[aria-label=Primary] a');
  expect(groceries?.textContent).toBe('Groceries');
  expect(screen.queryByText('Easter'), 'the seasonal menu').toBeNull();

  await hydrate(box);

  expect(plainSearch()).toBe(box);
  expect(box.value).toBe('oats');
  expect(groceries?.isConnected).toBe(true);
  expect([...page.errors, ...page.logged]).toEqual([]);
});

test('without the server’s HTML it is drawn like that as well', async () => {
  page.mounted.push(mount('Header', page.host, options(), { off: ['search'] }));

  await vi.waitFor(plainSearch, patiently);
});

test('the notice is above the header, outside of what is hydrated, as plain text', async () => {
  serve({ notice: { text: 'Deliveries <b>are</b> late' } });
  const notice = screen.getByRole('region', { name: 'Important notice' });
  expect(notice.textContent?.trim()).toBe('Deliveries <b>are</b> late');
  expect(page.host.querySelector('[data-grocer-notice] > style')?.getAttribute('nonce')).toBe('n1');

  await hydrate(screen.getByRole('banner'));

  expect(screen.getAllByRole('region', { name: 'Important notice' })).toEqual([notice]);
  expect(page.errors).toEqual([]);
});

test('every feature that can be turned off has an error boundary of its name', () => {
  const sources = globSync('**/*[a-z].{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\./.test(file),
  );
  const texts = sources.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  const boundary = /(?:boundary\(\s*|createStandaloneWidget\(|<FeatureBoundary name=)['"]([a-z-]+)['"]/g;
  const names = texts.flatMap((text) => [...text.matchAll(boundary)].map(([, name]) => name));

  const needed = ['dialogs', 'intents', 'logo', 'notice', 'skip-link'];
  expect([...new Set(names)].sort()).toEqual([...featureNames, ...needed].sort());
});
