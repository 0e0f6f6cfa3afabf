import { Hono } from 'hono';
import { receiveCall, type SandboxEnv } from '../../context.ts';
import { advertsFor } from '../../data/content/adverts.ts';
import { findCategory } from '../../data/taxonomy.ts';
import { picturesAt } from '../../picturesAt.ts';
import { readFields, readOneOf } from '../../readBody.ts';
import { badRequest } from '../../refusal.ts';
import type { World } from '../../world.ts';

export const bannersService = (world: World) =>
  new Hono<SandboxEnv>().post('/adtech/banners', receiveCall(world, 'banners'), async (c) => {
    const { type, categories } = await readFields(c.req.raw);
    readOneOf(type, 'type', ['mega-menu']);
    if (!Array.isArray(categories)) throw badRequest('categories: expected the ids of the open categories');
    const paths = categories.flatMap((id) => findCategory(String(id))?.path.join('/') ?? []);
    return c.json({ bannerAds: advertsFor(paths, picturesAt(new URL(c.req.url).origin)) });
  });
