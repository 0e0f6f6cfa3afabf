import { Hono } from 'hono';
import { receiveCall, type SandboxEnv } from '../../context.ts';
import { findBranch } from '../../data/branches.ts';
import { Refusal } from '../../refusal.ts';
import { sparseBranch } from '../../second-shop/sparseAnswers.ts';
import type { World } from '../../world.ts';

/** Addresses of shops are public: no login is needed. */
export const branchesService = (world: World) =>
  new Hono<SandboxEnv>().get('/branches/:id', receiveCall(world, 'branch'), (c) => {
    const branch = findBranch(c.req.param('id'));
    if (branch === undefined)
      throw new Refusal(404, 'BRANCH_NOT_FOUND', `There is no branch ${c.req.param('id')}.`);
    return c.json(c.get('visitor').shopper.shop === 'second' ? sparseBranch(branch) : branch);
  });
