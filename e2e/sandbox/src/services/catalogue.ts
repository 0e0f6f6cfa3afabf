import { Hono } from 'hono';
import { originOf, receiveCall, type SandboxContext, type SandboxEnv } from '../context.ts';
import { type Category, catalogueOf, findProduct, furtherRoots, type Shop } from '../data/catalogue.ts';
import { advertsFor, contentAt, menuBanner, middleMenu, pages, seasonalMenus } from '../data/content.ts';
import { productPicture, scenePicture } from '../data/pictures.ts';
import { asFields, readFields, readNumber, readOneOf, readText } from '../readBody.ts';
import { badRequest, existing } from '../refusal.ts';
import { suggestTerms } from '../shop/search.ts';
import type { World } from '../world.ts';

const maxDepth = 7;

/** Search suggestions, the taxonomy, content with its adverts and pictures, and the tracking pixels of adverts. */
export const catalogueService = (world: World) =>
  new Hono<SandboxEnv>()
    .get('/term-suggest', receiveCall(world, 'suggest'), (c) =>
      c.json({ terms: suggestTerms(c.req.query('term') ?? '') }),
    )
    .get('/taxonomy/v1/categories', receiveCall(world, 'taxonomy'), (c) => {
      const { shape = 'flat', depth = maxDepth, roots } = c.req.query();
      const toShape = { flat: toList, tree: toTree }[readOneOf(shape, 'shape', ['flat', 'tree'])];
      const levels = readNumber(Number(depth), 'depth', { min: 1, max: maxDepth });
      const { shop } = c.get('visitor').shopper;
      const answer = shop === 'second' ? toSparseTree : toShape;
      return c.json({ categories: rootsOf(shop, roots).flatMap((root) => answer(root, levels)) });
    })
    .get('/content/experience-fragments/*', receiveCall(world, 'fragment'), (c) => {
      const key = restOfPath(c, '/content/experience-fragments/');
      const { categories } = catalogueOf(c.get('visitor').shopper.shop);
      const category = categories.find(({ banner }) => banner === key);
      if (category === undefined) return c.json({ error: true, content: null }, 404);
      return c.json({ error: false, content: contentAt(originOf(c), menuBanner(category)) });
    })
    .put('/content/*', receiveCall(world, 'content'), async (c) => {
      const { contentUrl, customerId, customerSearchRequest } = await readFields(c.req.raw);
      readText(contentUrl, 'contentUrl');
      readText(customerId, 'customerId');
      const { queryParams } = asFields(customerSearchRequest, 'customerSearchRequest');
      asFields(queryParams, 'customerSearchRequest.queryParams');
      return c.json(contentAt(originOf(c), fragmentAt(c, restOfPath(c, '/content/'))));
    })
    .post('/adtech/banners', receiveCall(world, 'banners'), async (c) => {
      const { type, categories } = await readFields(c.req.raw);
      readOneOf(type, 'type', ['mega-menu']);
      if (!Array.isArray(categories)) throw badRequest('categories: expected the ids of the open categories');
      const { findCategory } = catalogueOf(c.get('visitor').shopper.shop);
      const paths = categories.flatMap((id) => findCategory(String(id))?.path.join('/') ?? []);
      return c.json(contentAt(originOf(c), { bannerAds: advertsFor(paths) }));
    })
    .get('/images/:file', (c) => {
      const name = c.req.param('file').replace(/\.svg$/, '');
      const size = { width: sideLength(c.req.query('w'), 400), height: sideLength(c.req.query('h'), 300) };
      const product = findProduct(name.replace(/^product-/, ''));
      const found = product ? productPicture(product, size) : scenePicture(name, size);
      const picture = existing(found, 'PICTURE_NOT_FOUND', `There is no picture ${c.req.path}.`);
      const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };
      return c.body(picture, 200, headers);
    })
    .on(['GET', 'POST'], '/pixels/:kind/:id', receiveCall(world, 'pixel'), (c) => c.body(null, 204));

const rootsOf = (shop: Shop, requested: string | undefined): readonly Category[] => {
  const { roots } = catalogueOf(shop);
  const ids = requested?.split(',');
  return ids ? [...roots, ...furtherRoots].filter(({ id }) => ids.includes(id)) : roots;
};

/** The category and all below it as one list. Those at the last requested level have no children. */
const toList = (category: Category, depth: number): object[] => {
  const children = depth > 1 ? category.children : [];
  return [
    { ...commonFields(category), categoryIds: children.map(({ id }) => id), banner: category.banner },
    ...children.flatMap((child) => toList(child, depth - 1)),
  ];
};

const toTree = (category: Category, depth: number): object => ({
  ...commonFields(category),
  megaMenuBanner: category.banner,
  childCategories: depth > 1 ? category.children.map((child) => toTree(child, depth - 1)) : [],
});

const commonFields = ({ path: _path, children: _children, banner: _banner, ...fields }: Category) => fields;

/** A category of the second shop: with nested children and numbers as ids, without flags, icons and empty fields. */
const toSparseTree = ({ id, name, shortName, url, banner, children }: Category, depth: number): object => ({
  id: Number(id),
  name,
  url,
  ...(shortName !== name && { shortName }),
  ...(banner !== null && { megaMenuBanner: banner }),
  ...(depth > 1 && { childCategories: children.map((child) => toSparseTree(child, depth - 1)) }),
});

const fragmentAt = (c: SandboxContext, path: string): object => {
  const { shop, season } = c.get('visitor').shopper;
  switch (path) {
    case 'menu/middle-mega-menu/master':
      // The second shop sends the locations without the object around them.
      return shop === 'second' ? middleMenu : { pageTitle: { text: '' }, content: middleMenu };
    case 'menu/seasonal-menu/seasonal-menu-content/master':
      return seasonalMenus[season];
    default:
      return existing(pages.get(path), 'FRAGMENT_NOT_FOUND', `There is no fragment ${path}.`);
  }
};

/** The path after the prefix. Its slashes may be percent-encoded. */
const restOfPath = (c: SandboxContext, prefix: string): string =>
  decodeURIComponent(c.req.path.slice(prefix.length));

const sideLength = (requested: string | undefined, fallback: number): number => {
  const pixels = Math.round(Number(requested));
  return pixels > 0 && pixels <= 4000 ? pixels : fallback;
};
