import { Hono } from 'hono';
import { receiveCall, type SandboxEnv } from '../../context.ts';
import { advertsFor } from '../../data/content/adverts.ts';
import { picturesAt } from '../../picturesAt.ts';
import { readFields, readOneOf } from '../../readBody.ts';
import { badRequest } from '../../refusal.ts';
import { catalogueOf } from '../../second-shop/catalogueOf.ts';
import type { World } from '../../world.ts';

export const bannersService = (world: World) =>
  new Hono<SandboxEnv>().post('/adtech/banners', receiveCall(world, 'banners'), async (c) => {
    const { type, categories } = await readFields(c.req.raw);
    readOneOf(type, 'type', ['mega-menu']);
    if (!Array.isArray(categories)) throw badRequest('categories: expected the ids of the open categories');
    const { findCategory } = catalogueOf(c.get('visitor').shopper);
    const paths = categories.flatMap((id) => findCategory(String(id))?.path.join('/') ?? []);
    return c.json({ bannerAds: advertsFor(paths, picturesAt(new URL(c.req.url).origin)) });
  });
