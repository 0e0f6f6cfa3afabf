import { Hono } from 'hono';
import { needsLogin, receives, type SandboxEnv } from '../exchange.ts';
import { badRequest } from '../refusal.ts';
import type { World } from '../world.ts';

export const deliveryPassService = (world: World) =>
  new Hono<SandboxEnv>().get('/delivery-pass/v1/pass/status', receives(world, 'pass'), (c) => {
    const { customerId, deliveryPass } = needsLogin(c).shopper;
    const asked = c.req.header('customer-id');
    if (asked !== customerId)
      throw badRequest(`customer-id: expected ${customerId}, got ${asked ?? 'nothing'}`);
    return c.json({ data: { status: deliveryPass } });
  });
