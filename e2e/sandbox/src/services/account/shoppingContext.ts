import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxEnv } from '../../context.ts';
import { currentOrder } from '../../shop/shopper.ts';
import type { World } from '../../world.ts';

export const shoppingContextService = (world: World) =>
  new Hono<SandboxEnv>().get('/v1/shopping-context', receiveCall(world, 'context'), (c) => {
    const { shopper } = needsLogin(c);
    const order = currentOrder(shopper);
    return c.json({
      customerId: shopper.customerId,
      customerOrderId: order?.customerOrderId ?? null,
      customerOrderState: order?.state ?? null,
      defaultBranchId: shopper.defaultBranchId,
    });
  });
