import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { browserLocation } from '../../platform/location/location.ts';
import { dialogAtom, openDialogAtom } from './dialog.ts';
import { findCurrentLink, primaryLinksAtom, siteLinksAtom } from './links.ts';
import {
  experimentsAtom,
  goToAtom,
  noticeAtom,
  offAtom,
  originAtom,
  pathnameAtom,
  placementAtom,
  searchTermAtom,
  searchTermOf,
  setPageAtom,
  signedOutLinksAtom,
} from './page.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['/ecom/shop/search?searchTerm=oat+milk', 'oat milk'],
  ['/ecom/shop/search?searchTerm=oat%20milk', 'oat milk'],
  ['/ecom/shop/search', ''],
  ['/ecom/recipes?searchTerm=milk', ''],
  ...['//', '///', '', '/ecom/%'].map((path) => [path, '']),
])('the search term of the page %j is %j', (path = '', term) => {
  expect(searchTermOf(path, '/ecom/shop/search')).toBe(term);
});

test('the header uses what the page says, else the defaults', () => {
  const store = createStore();
  const read = () =>
    [offAtom, experimentsAtom, noticeAtom, searchTermAtom, pathnameAtom, originAtom, placementAtom].map(
      (atom) => store.get<unknown>(atom),
    );
  const [path, origin] = ['/ecom/shop/search?searchTerm=oats#top', 'https://shop.example'];
  store.set(setPageAtom, { path, origin });
  expect(read()).toEqual([[], {}, undefined, 'oats', '/ecom/shop/search', origin, 'shop']);

  const config = { siteOrigin: 'https://www.shop.example' };
  const options = resolveHeaderOptions({ placement: 'home', config });
  const [off, experiments, notice] = [['search'], { a: 'b' }, { text: 'Late' }];
  store.set(setPageAtom, { options, off, experiments, notice, searchTerm: 'x', path: '/ecom' });
  expect(read()).toEqual([off, experiments, notice, 'x', '/ecom', config.siteOrigin, 'home']);
});

const groceries = '/ecom/shop/browse/groceries';
const hrefs = [groceries, `${groceries}/new`, '/ecom/recipes'];

test.each([
  ['that of the page itself', '/ecom/recipes', '/ecom/recipes'],
  ['that of a page above it, whatever its query', '/ecom/recipes/soup?servings=4', '/ecom/recipes'],
  ['the longer one if two match', `${groceries}/new/this-week`, `${groceries}/new`],
  ['none of a path that only starts with the same letters', '/ecom/recipes-by-friends', undefined],
])('the current link is %s', (_, path, link) => {
  expect(findCurrentLink(hrefs, path)).toBe(link);
});

test('without a taxonomy the header has the fixed links, of which "Sign in" leads back to this page', () => {
  const store = createStore();
  const config = { siteOrigin: 'https://www.grocer.example', links: { sisterShops: [wine] } };
  store.set(setPageAtom, { options: resolveHeaderOptions({ config }), path: '/ecom/recipes' });
  const linksOf = (atom: typeof primaryLinksAtom) =>
    store.get(atom).map(({ name, href }) => `${name}: ${decodeURIComponent(href)}`);

  expect(linksOf(primaryLinksAtom)).toEqual([
    'Offers: /ecom/shop/browse/offers',
    'Entertaining: /ecom/shop/browse/entertaining',
    'New: /ecom/shop/browse/groceries/new',
    'Recipes: /ecom/recipes',
    'Inspiration: /ecom/content/inspiration',
  ]);
  const tracked = 'utm_source=grocer&utm_medium=referral&utm_campaign=header';
  expect(linksOf(siteLinksAtom)).toEqual([`Wine: ${wine.url}?${tracked}`]);
  expect(linksOf(signedOutLinksAtom)).toEqual([
    'Sign in: /ecom/login?redirect=/ecom/recipes',
    'Register: /api/token/v1/auth?prompt=login&screen_hint=signup&redirect_uri=https://www.grocer.example/ecom/auth-success',
  ]);
});

const wine = { label: 'Wine', url: 'https://wine.example/' };

test('a page is opened by the host’s router, and by the browser if there is none or it throws', () => {
  const assign = vi.spyOn(browserLocation, 'assign').mockImplementation(() => {});
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createStore();
  const navigate = vi.fn();
  const goTo = (path: string, options = {}) => {
    store.set(setPageAtom, { options: resolveHeaderOptions(options) });
    store.set(goToAtom, path);
  };

  goTo('/one');
  goTo('/two', { navigate });
  expect([assign.mock.calls, navigate.mock.calls]).toEqual([[['/one']], [['/two']]]);
  navigate.mockImplementation(() => {
    throw new Error('no route');
  });
  goTo('/three', { navigate });

  expect(assign).toHaveBeenLastCalledWith('/three');
  expect(complaints.mock.calls.join()).toContain("the host's navigate threw on /three");
});

test('a dialog replaces another one, but never an unexpected error', () => {
  const store = createStore();
  const kinds = ['cancel-changes', 'multi-search', 'unexpected-error', 'cancel-changes'] as const;

  const shown = kinds.map((kind) => {
    store.set(openDialogAtom, { kind });
    return store.get(dialogAtom)?.kind;
  });

  expect(shown).toEqual(['cancel-changes', 'multi-search', 'unexpected-error', 'unexpected-error']);
});
