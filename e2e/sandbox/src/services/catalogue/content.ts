import { Hono } from 'hono';
import { receiveCall, type SandboxContext, type SandboxEnv } from '../../context.ts';
import { christmasMenu } from '../../data/content/christmasMenu.ts';
import { menuBanner } from '../../data/content/menuBanner.ts';
import { middleMenu } from '../../data/content/middleMenu.ts';
import { pages } from '../../data/content/pages.ts';
import { picturesAt } from '../../picturesAt.ts';
import { asFields, readFields, readText } from '../../readBody.ts';
import { Refusal } from '../../refusal.ts';
import { catalogueOf } from '../../second-shop/catalogueOf.ts';
import { easterMenu } from '../../second-shop/easterMenu.ts';
import type { World } from '../../world.ts';

export const contentService = (world: World) =>
  new Hono<SandboxEnv>()
    .basePath('/content')
    .get('/experience-fragments/*', receiveCall(world, 'fragment'), (c) => {
      const key = restOfPath(c, '/content/experience-fragments/');
      const category = catalogueOf(c.get('visitor').shopper).categories.find(({ banner }) => banner === key);
      if (category === undefined) return c.json({ error: true, content: null }, 404);
      return c.json({ error: false, content: menuBanner(category, picturesOf(c)) });
    })
    .put('/*', receiveCall(world, 'content'), async (c) => {
      const body = await readFields(c.req.raw);
      readText(body.contentUrl, 'contentUrl');
      readText(body.customerId, 'customerId');
      asFields(
        asFields(body.customerSearchRequest, 'customerSearchRequest').queryParams,
        'customerSearchRequest.queryParams',
      );
      return c.json(fragmentAt(c, restOfPath(c, '/content/')));
    });

const fragmentAt = (c: SandboxContext, path: string): object => {
  switch (path) {
    case 'menu/middle-mega-menu/master':
      // The second shop sends the locations alone.
      return c.get('visitor').shopper.shop === 'second'
        ? middleMenu(picturesOf(c))
        : { pageTitle: { text: '' }, content: middleMenu(picturesOf(c)) };
    case 'menu/seasonal-menu/seasonal-menu-content/master':
      return seasonalMenu(c);
    default: {
      const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
      if (page) return page(picturesOf(c));
      throw new Refusal(404, 'FRAGMENT_NOT_FOUND', `There is no fragment ${path}.`);
    }
  }
};

const seasonalMenu = (c: SandboxContext): object => {
  switch (c.get('visitor').shopper.season) {
    case 'christmas':
      return christmasMenu(picturesOf(c));
    case 'easter':
      return easterMenu(picturesOf(c));
    case 'none':
      return outOfSeason;
  }
};

const outOfSeason = { pageTitle: { text: '' }, content: { locations: {} } };

const picturesOf = (c: SandboxContext) => picturesAt(new URL(c.req.url).origin);

/** The path after the prefix. Its slashes may be percent-encoded. */
const restOfPath = (c: SandboxContext, prefix: string): string =>
  decodeURIComponent(c.req.path.slice(prefix.length));
