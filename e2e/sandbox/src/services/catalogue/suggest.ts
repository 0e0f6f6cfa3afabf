import { Hono } from 'hono';
import { receiveCall, type SandboxEnv } from '../../context.ts';
import { suggestTerms } from '../../shop/suggestTerms.ts';
import type { World } from '../../world.ts';

export const suggestService = (world: World) =>
  new Hono<SandboxEnv>().get('/term-suggest', receiveCall(world, 'suggest'), (c) =>
    c.json({ terms: suggestTerms(c.req.query('term') ?? '') }),
  );
