import type * as z from 'zod/mini';
import { bannersSchema } from './content/advert.ts';
import { contentFragmentSchema, experienceFragmentSchema } from './content/readContent.ts';
import { exampleEvents } from './events/event.fixtures.ts';
import { eventSchemas, type HeaderEvents } from './events/events.ts';
import * as fixtures from './fixtures.ts';
import type { HeaderOptions } from './options/headerOptions.ts';
import { resolveHeaderOptions } from './options/resolveHeaderOptions.ts';
import { parseContract } from './reading/parseContract.ts';
import { type Release, readRelease } from './release.ts';
import { deliveryPassSchema, shoppingContextSchema, tokenSchema } from './shop/account.ts';
import { multiSearchListSchema, taxonomySchema, termSuggestSchema } from './shop/catalogue.ts';
import { errorAnswerSchema, orderSchema } from './shop/orders.ts';
import { addressSchema, branchSchema, slotReservationsSchema } from './shop/slots.ts';
import { cancelAmendOrderAnswerSchema, getTrolleyAnswerSchema } from './shop/trolley.ts';

/**
 * An example of each document that a release sends or receives, and the functions that read these documents
 * (behaviour/contract#examples-compatibility).
 */
export interface Parser {
  /** JSON documents by name, such as `event trolley`, `answer token`, `options`, `release.json`. */
  examples: Record<string, unknown>;
  /** Whether this version can read documents with that name. */
  knows(name: string): boolean;
  /** @throws Error that names the document and the unreadable place in it */
  read(name: string, document: unknown): unknown;
}

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
  lines: ['1'],
  switches: { off: ['instantCheckout'], notice: { text: 'Deliveries are late' } },
  fragments: { module: '../1.0.0/fragment.mjs', styleHash: 'sha256-47DEQpj8HBSa' },
};

/**
 * Versions of the functions that the page's package calls in the header, which have no schema. Raise a number
 * when that function's arguments or effects change: pages on older lines keep earlier releases (decision 16).
 */
const interfaces = { mount: 1, renderFragment: 1 };

type Document = [read: (input: unknown, name: string) => unknown, example: unknown];

const withSchema = (schema: z.ZodMiniType, example: unknown): Document => [
  (input, name) => parseContract(schema, input, name),
  example,
];

/** Reader and example of each document. Services' answers are included: old and new headers get the same ones. */
const documents: Record<string, Document> = {
  ...Object.fromEntries(
    Object.entries(eventSchemas).map(([name, schema]) => [
      `event ${name}`,
      withSchema(schema, exampleEvents[name as keyof HeaderEvents] ?? null),
    ]),
  ),
  'answer address': withSchema(addressSchema, fixtures.anAddress()),
  'answer banners': withSchema(bannersSchema, fixtures.someBanners()),
  'answer branch': withSchema(branchSchema, fixtures.aBranch()),
  'answer cancelAmendOrder': withSchema(cancelAmendOrderAnswerSchema, fixtures.cancelAmendOrderAnswerBody()),
  'answer content fragment': withSchema(contentFragmentSchema, fixtures.contentFragmentBody()),
  'answer delivery pass': withSchema(deliveryPassSchema, fixtures.aDeliveryPass()),
  'answer error': withSchema(errorAnswerSchema, fixtures.anErrorAnswer('042')),
  'answer experience fragment': withSchema(experienceFragmentSchema, fixtures.experienceFragmentBody()),
  'answer order': withSchema(orderSchema, fixtures.anOrder()),
  'answer shopping context': withSchema(shoppingContextSchema, fixtures.aShoppingContext()),
  'answer slot reservations': withSchema(slotReservationsSchema, [fixtures.aSlotReservation()]),
  'answer taxonomy': withSchema(taxonomySchema, fixtures.aTaxonomy()),
  'answer term suggest': withSchema(termSuggestSchema, fixtures.aTermSuggest()),
  'answer token': withSchema(tokenSchema, fixtures.aToken()),
  'answer trolley': withSchema(getTrolleyAnswerSchema, fixtures.trolleyAnswerBody()),
  'multi-search list': withSchema(multiSearchListSchema, ['milk', 'bread']),
  options: [readOptions, options],
  'release.json': [readRelease, release],
  interfaces: [readInterfaces, interfaces],
};

/** The parser of this version, for the compatibility check of releases. */
export const parser: Parser = {
  examples: Object.fromEntries(Object.entries(documents).map(([name, [, example]]) => [name, example])),
  knows: (name) => Object.hasOwn(documents, name),
  read(name, document) {
    const entry = documents[name];
    if (!entry) throw new Error(`${name}: there is no such document`);
    return entry[0](document, name);
  },
};

function readInterfaces(input: unknown) {
  const theirs = input as Partial<typeof interfaces>;
  for (const [name, version] of Object.entries(interfaces)) {
    const received = theirs[name as keyof typeof interfaces];
    if (received !== version)
      throw new Error(`interfaces: expected version ${version} of ${name}, got ${received}`);
  }
  return theirs;
}

function readOptions(input: unknown) {
  return resolveHeaderOptions(input as HeaderOptions, (problem) => {
    throw new Error(problem);
  });
}
