import { Hono } from 'hono';
import { findBranch } from '../data/branches.ts';
import { receives, type SandboxEnv } from '../exchange.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** Where the shops are is no secret: no login needed. */
export const branchesService = (world: World) =>
  new Hono<SandboxEnv>().get('/branches/:id', receives(world, 'branch'), (c) => {
    const branch = findBranch(c.req.param('id'));
    if (branch === undefined)
      throw new Refusal(404, 'BRANCH_NOT_FOUND', `There is no branch ${c.req.param('id')}.`);
    return c.json(branch);
  });
