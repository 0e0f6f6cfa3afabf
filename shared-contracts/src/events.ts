import * as z from 'zod/mini';
import { deliveryPassStatusSchema } from './deliveryPass.ts';
import { headerSlotSchema } from './headerSlot.ts';
import { moneySchema } from './money.ts';
import { idSchema } from './reading/id.ts';
import { maybe } from './reading/maybe.ts';
import { shoppingContextSchema } from './shoppingContext.ts';

/** An event that says all by its name; whatever comes with it is ignored. */
const noDetail = z.transform((_detail: unknown): undefined => undefined);

/** The slot without its address, which is personal and which every script of a page would hear. */
const slotSchema = z.extend(z.omit(headerSlotSchema, { address: true }), { reservationId: maybe(idSchema) });

/** Every event that crosses between page and header, with the schema of its detail. Design §4. */
export const eventSchemas = {
  // page to header
  started_trolley_update: noDetail,
  finished_trolley_update: noDetail,
  slot_changed: noDetail,
  cancel_slot: z.object({ reservationId: idSchema }),
  shopping_context_changed: noDetail,
  route_changed: z.object({ path: z.string() }),
  open_multi_search: noDetail,
  show_error: noDetail,
  // header to page
  header_ready: z.object({ version: z.string() }),
  session: z.object({ loggedIn: z.boolean(), customerId: maybe(idSchema) }),
  shopping_context: shoppingContextSchema,
  trolley: z.object({
    orderId: maybe(idSchema),
    itemCount: z.number(),
    total: moneySchema,
    amending: z.boolean(),
    hardConflicts: z.number(),
  }),
  slot: slotSchema,
  delivery_pass: z.object({ status: deliveryPassStatusSchema }),
  search_submitted: z.object({ term: z.string() }),
  multi_search_submitted: z.object({ items: z.array(z.string()) }),
  amend_cancelled: z.object({ customerOrderId: idSchema }),
  order_placed: z.object({ customerOrderId: idSchema }),
  header_error: z.object({ code: z.string(), message: z.string() }),
};

/** Event name -> its detail; `undefined` for an event that says all by its name. */
export type HeaderEvents = {
  [Name in keyof typeof eventSchemas]: z.output<(typeof eventSchemas)[Name]>;
};

export type HeaderEventName = keyof HeaderEvents;

/** Events that say how things stand; a late subscriber is told the last one. */
export const stateEventNames = [
  'session',
  'shopping_context',
  'trolley',
  'slot',
  'delivery_pass',
  'header_ready',
] as const satisfies readonly HeaderEventName[];

export type StateEventName = (typeof stateEventNames)[number];
