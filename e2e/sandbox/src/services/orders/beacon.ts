import { Hono } from 'hono';
import { needsLogin, receiveCall, type SandboxEnv } from '../../context.ts';
import { asFields, readFields, readText } from '../../readBody.ts';
import { badRequest } from '../../refusal.ts';
import type { World } from '../../world.ts';

/** The beacon goes to the site, whose server may forward it here. */
export const beaconService = (world: World) =>
  new Hono<SandboxEnv>().post(
    '/mfe/common/api/v1/instantCheckoutTransactionComplete',
    receiveCall(world, 'beacon'),
    async (c) => {
      needsLogin(c);
      const notice = await readFields(c.req.raw);
      readText(notice.customerOrderId, 'customerOrderId');
      const items = notice.instantCheckoutTrolleyItems;
      if (!Array.isArray(items)) throw badRequest('instantCheckoutTrolleyItems: expected a list');
      for (const [index, item] of items.entries()) {
        const where = `instantCheckoutTrolleyItems[${index}]`;
        readText(asFields(item, where).lineNumber, `${where}.lineNumber`);
      }
      return c.body(null, 204);
    },
  );
