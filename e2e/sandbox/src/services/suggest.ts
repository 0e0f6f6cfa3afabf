import { Hono } from 'hono';
import { receives, type SandboxEnv } from '../exchange.ts';
import { suggestTerms } from '../shop/suggestTerms.ts';
import type { World } from '../world.ts';

export const suggestService = (world: World) =>
  new Hono<SandboxEnv>().get('/term-suggest', receives(world, 'suggest'), (c) =>
    c.json({ terms: suggestTerms(c.req.query('term') ?? '') }),
  );
