import * as z from 'zod/mini';
import { deliveryPassStatusSchema } from './deliveryPass.ts';
import { moneySchema } from './money.ts';
import { idSchema } from './reading/id.ts';
import { maybe } from './reading/maybe.ts';
import { shoppingContextSchema } from './shoppingContext.ts';
import { slotTypeSchema } from './slotType.ts';

/** An event that says all by its name; whatever comes with it is ignored. */
const noDetail = z.transform((_detail: unknown): undefined => undefined);

/**
 * The slot as pages see it (spec §3, Header slot state). Without the address: every script of a page hears events.
 * Instants are ISO 8601.
 */
const slotSchema = z.object({
  booked: z.boolean(),
  loading: z.boolean(),
  error: z.boolean(),
  reservationId: maybe(idSchema),
  slotType: slotTypeSchema,
  branchId: maybe(idSchema),
  startDateTime: maybe(z.string()),
  endDateTime: maybe(z.string()),
});

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
