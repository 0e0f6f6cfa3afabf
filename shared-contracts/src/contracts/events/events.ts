import * as z from 'zod/mini';
import { idSchema, maybe, textSchema } from '../reading/fields.ts';
import { deliveryPassStatusSchema, shoppingContextSchema } from '../shop/account.ts';
import { headerSlotSchema } from '../shop/slots.ts';
import { moneySchema } from '../shop/values.ts';

/** Schema of events without a detail. A detail that a page sends nevertheless is ignored. */
const noDetail = z.transform((_detail: unknown): undefined => undefined);

/** Text that is left out if it cannot be read. */
const optionalText = z.catch(z.optional(textSchema), undefined);

/** The release that emits an event, and its line of the contract. Missing in events of older releases. */
const releaseFields = { release: optionalText, line: optionalText };

/**
 * Change of a trolley update, which is announced to screen readers: the product that was added, or could not
 * be added. Unreadable details read as undefined, because pages without this package may send anything.
 */
const trolleyChangeSchema = z.catch(
  z.optional(z.object({ added: optionalText, failed: optionalText })),
  undefined,
);

/** The slot without its address, which is personal: any script on the page can read events. */
const slotSchema = z.extend(z.omit(headerSlotSchema, { address: true }), { reservationId: maybe(idSchema) });

/** Schema of the detail of each event between page and header. */
export const eventSchemas = {
  // page to header
  started_trolley_update: noDetail,
  finished_trolley_update: trolleyChangeSchema,
  slot_changed: noDetail,
  cancel_slot: z.object({ reservationId: idSchema }),
  shopping_context_changed: noDetail,
  route_changed: z.object({ path: z.string() }),
  open_multi_search: noDetail,
  show_error: noDetail,
  // header to page
  header_ready: z.object({ version: z.string(), ...releaseFields }),
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
  header_error: z.object({ code: z.string(), message: z.string(), ...releaseFields, feature: optionalText }),
};

/** The detail of each event by event name; `undefined` for events without a detail. */
export type HeaderEvents = {
  [Name in keyof typeof eventSchemas]: z.output<(typeof eventSchemas)[Name]>;
};

export type HeaderEventName = keyof HeaderEvents;

/** Events about the current state. Late subscribers get the last one (behaviour/contract#state-events). */
export const stateEventNames = [
  'session',
  'shopping_context',
  'trolley',
  'slot',
  'delivery_pass',
  'header_ready',
] as const satisfies readonly HeaderEventName[];

export type StateEventName = (typeof stateEventNames)[number];
