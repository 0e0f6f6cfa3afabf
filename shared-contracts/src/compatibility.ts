import type * as z from 'zod/mini';
import { addressSchema } from './address.ts';
import { bannersSchema } from './banners.ts';
import { branchSchema } from './branch.ts';
import { cancelAmendOrderAnswerSchema } from './cancelAmendOrderAnswer.ts';
import { contentFragmentSchema } from './content/contentFragment.ts';
import { experienceFragmentSchema } from './content/experienceFragment.ts';
import { parseContract } from './contractError.ts';
import { deliveryPassSchema } from './deliveryPass.ts';
import { errorAnswerSchema } from './errorAnswer.ts';
import { eventSchemas, type HeaderEvents } from './events.ts';
import * as fixtures from './fixtures.ts';
import { getTrolleyAnswerSchema } from './getTrolleyAnswer.ts';
import { type HeaderOptions, resolveHeaderOptions } from './headerOptions.ts';
import { type Release, readRelease } from './host/release.ts';
import { multiSearchListSchema } from './multiSearchList.ts';
import { orderSchema } from './order.ts';
import { shoppingContextSchema } from './shoppingContext.ts';
import { slotReservationsSchema } from './slotReservation.ts';
import { taxonomySchema } from './taxonomy.ts';
import { termSuggestSchema } from './termSuggest.ts';
import { tokenSchema } from './token.ts';

/** What a release keeps of itself: an example of all that it writes or is sent, and how it reads such a document. */
export interface Parser {
  /** By the document's name: `event trolley`, `answer token`, `options`, `release.json`. JSON. */
  examples: Record<string, unknown>;
  /** Whether this version has a reader for documents of that name. */
  knows(name: string): boolean;
  /** @throws Error that names the document and the place in it which cannot be read. */
  read(name: string, document: unknown): unknown;
}

const { address: _personal, ...slot } = fixtures.aHeaderSlot();

const events: HeaderEvents = {
  started_trolley_update: undefined,
  finished_trolley_update: undefined,
  slot_changed: undefined,
  cancel_slot: { reservationId: 'r1' },
  shopping_context_changed: undefined,
  route_changed: { path: '/ecom/shop/browse/offers?page=2' },
  open_multi_search: undefined,
  show_error: undefined,
  header_ready: { version: '1.0.0' },
  session: { loggedIn: true, customerId: '100001' },
  shopping_context: fixtures.aShoppingContext(),
  trolley: {
    orderId: '5001',
    itemCount: 12,
    total: fixtures.pounds(84.2),
    amending: false,
    hardConflicts: 0,
  },
  slot: { ...slot, reservationId: 'r1' },
  delivery_pass: { status: 'ACTIVE' },
  search_submitted: { term: 'oat milk' },
  multi_search_submitted: { items: ['milk', 'bread'] },
  amend_cancelled: { customerOrderId: '5001' },
  order_placed: { customerOrderId: '5001' },
  header_error: { code: 'trolley', message: 'The trolley could not be read' },
};

const options: HeaderOptions = {
  services: { origin: 'https://services.grocer.example' },
  placement: 'shop',
  path: '/ecom/shop/search?searchTerm=milk',
  flags: { searchHistory: true, sitePinBar: true, megaMenuBanners: true },
  config: { siteOrigin: 'https://www.grocer.example', timeouts: { orders: 20_000 } },
};

const release: Release = {
  version: '1.0.0',
  entry: '../1.0.0/remoteEntry.js',
  assets: { scripts: ['../1.0.0/widgets.js'], styles: ['../1.0.0/widgets.css'] },
  integrity: { '../1.0.0/widgets.js': 'sha384-x' },
  contract: '1.0.0',
  fragments: { module: '../1.0.0/fragment.mjs', styleHash: 'sha256-47DEQpj8HBSa' },
};

/** Documents with a schema, each with an example. Answers of services too: a new header meets the same services. */
const documents: Record<string, [schema: z.ZodMiniType, example: unknown]> = {
  ...Object.fromEntries(
    Object.entries(eventSchemas).map(([name, schema]) => [
      `event ${name}`,
      [schema, events[name as keyof HeaderEvents] ?? null],
    ]),
  ),
  'answer address': [addressSchema, fixtures.anAddress()],
  'answer banners': [bannersSchema, fixtures.someBanners()],
  'answer branch': [branchSchema, fixtures.aBranch()],
  'answer cancelAmendOrder': [cancelAmendOrderAnswerSchema, fixtures.cancelAmendOrderAnswerBody()],
  'answer content fragment': [contentFragmentSchema, fixtures.contentFragmentBody()],
  'answer delivery pass': [deliveryPassSchema, fixtures.aDeliveryPass()],
  'answer error': [errorAnswerSchema, fixtures.anErrorAnswer('042')],
  'answer experience fragment': [experienceFragmentSchema, fixtures.experienceFragmentBody()],
  'answer order': [orderSchema, fixtures.anOrder()],
  'answer shopping context': [shoppingContextSchema, fixtures.aShoppingContext()],
  'answer slot reservations': [slotReservationsSchema, [fixtures.aSlotReservation()]],
  'answer taxonomy': [taxonomySchema, fixtures.aTaxonomy()],
  'answer term suggest': [termSuggestSchema, fixtures.aTermSuggest()],
  'answer token': [tokenSchema, fixtures.aToken()],
  'answer trolley': [getTrolleyAnswerSchema, fixtures.trolleyAnswerBody()],
  'multi-search list': [multiSearchListSchema, ['milk', 'bread']],
};

/** This version's parser, for the compatibility check of releases (design §4). */
export const parser: Parser = {
  examples: {
    ...Object.fromEntries(Object.entries(documents).map(([name, [, example]]) => [name, example])),
    options,
    'release.json': release,
  },
  knows: (name) => Object.hasOwn(readers, name) || Object.hasOwn(documents, name),
  read(name, document) {
    if (Object.hasOwn(readers, name)) return readers[name as keyof typeof readers](document);
    const known = documents[name];
    if (!known) throw new Error(`${name}: there is no such document`);
    return parseContract(known[0], document, name);
  },
};

/** Documents that are read without a schema. */
const readers = { options: readOptions, 'release.json': readRelease };

function readOptions(given: unknown) {
  return resolveHeaderOptions(given as HeaderOptions, (problem) => {
    throw new Error(problem);
  });
}
