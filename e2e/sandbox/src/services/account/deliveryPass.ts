import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxEnv } from '../../context.ts';
import { badRequest } from '../../refusal.ts';
import type { World } from '../../world.ts';

export const deliveryPassService = (world: World) =>
  new Hono<SandboxEnv>().get('/delivery-pass/v1/pass/status', receiveCall(world, 'pass'), (c) => {
    const { customerId, deliveryPass } = needsLogin(c).shopper;
    const requested = c.req.header('customer-id');
    if (requested !== customerId)
      throw badRequest(`customer-id: expected ${customerId}, got ${requested ?? 'nothing'}`);
    return c.json({ data: { status: deliveryPass } });
  });
