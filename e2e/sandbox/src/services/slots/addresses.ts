import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxEnv } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { sparseAddress } from '../../second-shop/sparseAnswers.ts';
import type { World } from '../../world.ts';

export const addressesService = (world: World) =>
  new Hono<SandboxEnv>().get('/addresses/:id', receiveCall(world, 'address'), (c) => {
    const { shopper } = needsLogin(c);
    const address = shopper.addresses.find(({ id }) => id === c.req.param('id'));
    if (address === undefined)
      throw new Refusal(404, 'ADDRESS_NOT_FOUND', `There is no address ${c.req.param('id')}.`);
    return c.json(shopper.shop === 'second' ? sparseAddress(address) : address);
  });
