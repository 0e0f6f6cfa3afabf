import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import * as fixtures from './fixtures.ts';
import * as contracts from './public.ts';
import { isContractError } from './reading/contractError.ts';
import { parseContract } from './reading/parseContract.ts';

/** Each schema for answers, with a valid answer. */
const readers: [name: string, schema: z.ZodMiniType, answer: unknown][] = [
  ['address', contracts.addressSchema, fixtures.anAddress()],
  ['banners', contracts.bannersSchema, fixtures.someBanners()],
  ['branch', contracts.branchSchema, fixtures.aBranch()],
  ['cancel amend', contracts.cancelAmendOrderAnswerSchema, fixtures.cancelAmendOrderAnswerBody()],
  ['content component', contracts.contentComponentSchema, fixtures.aClickToBuy()],
  ['content fragment', contracts.contentFragmentSchema, fixtures.contentFragmentBody()],
  ['delivery pass', contracts.deliveryPassSchema, fixtures.aDeliveryPass()],
  ['error answer', contracts.errorAnswerSchema, fixtures.anErrorAnswer('042')],
  ['experience fragment', contracts.experienceFragmentSchema, fixtures.experienceFragmentBody()],
  ['header slot', contracts.headerSlotSchema, fixtures.aHeaderSlot()],
  ['order', contracts.orderSchema, fixtures.anOrder()],
  ['rich text', contracts.richTextSchema, [fixtures.aParagraph('One')]],
  ['shopping context', contracts.shoppingContextSchema, fixtures.aShoppingContext()],
  ['slot reservations', contracts.slotReservationsSchema, [fixtures.aSlotReservation()]],
  ['taxonomy', contracts.taxonomySchema, fixtures.aTaxonomy()],
  ['term suggest', contracts.termSuggestSchema, fixtures.aTermSuggest()],
  ['token', contracts.tokenSchema, fixtures.aToken()],
  ['trolley', contracts.trolleySchema, fixtures.aTrolley()],
  ['trolley answer', contracts.getTrolleyAnswerSchema, fixtures.trolleyAnswerBody()],
];

const graphQL = new Set<unknown>([contracts.cancelAmendOrderAnswerSchema, contracts.getTrolleyAnswerSchema]);
const enveloped = new Set<unknown>([
  ...graphQL,
  contracts.contentFragmentSchema,
  contracts.experienceFragmentSchema,
]);

const rejected = Symbol('rejected');

/** Returns the parsed answer, or `rejected` for a ContractError. Any other error fails the test. */
function read(schema: z.ZodMiniType, answer: unknown): unknown {
  try {
    return parseContract(schema, answer, 'service');
  } catch (error) {
    if (isContractError(error)) return rejected;
    throw error;
  }
}

/** Parsed JSON, in which `__proto__` is an own key like any other. */
const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value) => fromWire(value));
const fromWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** An edit of an answer: replaces or removes a value, or adds unexpected keys. */
const change = fc.record({
  place: fc.array(fc.nat(30), { maxLength: 8 }),
  value: fc.oneof(anyJson, fc.constantFrom(null, '', 0, -1, 1e308, '\u0000', [], {}, true)),
  how: fc.constantFrom('replace', 'remove', 'extend'),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function changed(answer: unknown, { place: [step, ...rest], value, how }: Change): unknown {
  if (typeof answer !== 'object' || answer === null || step === undefined) return value;
  const keys = Object.keys(answer);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined || (rest.length === 0 && how === 'extend')) return extended(answer, value);
  const copy: Record<string, unknown> = { ...answer };
  if (rest.length === 0 && how === 'remove') delete copy[key];
  else copy[key] = changed(copy[key], { place: rest, value, how });
  return Array.isArray(answer) ? Object.values(copy) : copy;
}

/** Adds own keys whose names have a meaning in JavaScript, as `JSON.parse` does. */
function extended(answer: object, value: unknown): unknown {
  if (Array.isArray(answer)) return [...answer, value];
  const hostile = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', ''].map((key) => [key, value]);
  return Object.fromEntries([...Object.entries(answer), ...hostile]);
}

const nested = (depth: number): unknown => {
  const text = '{"children":[{"childComponents":[{"childCategories":['.repeat(depth);
  return JSON.parse(`${text}${']}]}]}'.repeat(depth)}`);
};

describe.each(readers)('the schema of the %s', (_name, schema, answer) => {
  it('returns its fixture unchanged, or from its envelope', () => {
    if (enveloped.has(schema)) expect(read(schema, answer)).not.toBe(rejected);
    else expect(read(schema, answer)).toEqual(answer);
  });

  it('returns a value or throws a ContractError for any JSON', () => {
    fc.assert(fc.property(anyJson, (json) => void read(schema, json)));
  });

  it('returns a value or throws a ContractError for a fixture with any single edit', () => {
    fc.assert(
      fc.property(change, (edit) => {
        const before = Object.keys(Object.prototype).length;
        const value = read(schema, changed(answer, edit));
        expect(({} as { constructor: unknown }).constructor).toBe(Object);
        expect(Object.keys(Object.prototype)).toHaveLength(before);
        expect(value).not.toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it('handles five thousand levels of nesting and lists of twenty thousand items', () => {
    const many = Array.from({ length: 20_000 }, (_, id) => ({ id, name: 'x', resourceType: 'x/image' }));
    const lists = { terms: many, categories: many, bannerAds: many, trolleyItems: many };

    for (const document of [nested(5000), many, lists]) {
      read(schema, document);
      for (const key of Object.keys(answer as object))
        read(schema, { ...(answer as object), [key]: document });
    }
  });
});

describe('every schema', () => {
  it('parses its own output to the same value', () => {
    for (const [, schema, answer] of readers) {
      if (graphQL.has(schema)) continue;
      fc.assert(
        fc.property(change, (edit) => {
          const once = read(schema, changed(answer, edit));
          if (once !== rejected) expect(read(schema, once)).toEqual(once);
        }),
      );
    }
  });

  it('is tested in this file or is a part of a schema that is', () => {
    const tried = new Set(readers.map(([, schema]) => schema));
    const parts = `advertSchema bannersRequestSchema cancelAmendOrderVariablesSchema contentRequestSchema
      deliveryPassStatusSchema failureSchema getTrolleyVariablesSchema instantCheckoutBeaconSchema
      instantCheckoutSchema moneySchema multiSearchListSchema orderStateSchema placeOrderBodySchema
      quantitySchema reservationStatusSchema slotReservationSchema slotTypeSchema tokenLifetimeSchema
      trolleyItemSchema trolleyTotalsSchema unitOfMeasureSchema`.split(/\s+/);
    const untried = Object.entries(contracts)
      .filter(([name, value]) => name.endsWith('Schema') && !tried.has(value as z.ZodMiniType))
      .map(([name]) => name);

    expect(untried.sort()).toEqual(parts);
  });
});
