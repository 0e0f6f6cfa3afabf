import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ContractError, isContractError } from './contractError.ts';
import { parseContract } from './parseContract.ts';

const shopperSchema = z.object({
  name: z.string(),
  lines: z.array(z.object({ status: z.enum(['ACTIVE', 'AVAILABLE']) })),
  id: z.union([z.string(), z.number()]),
});

const failureOf = (input: unknown, schema: z.ZodMiniType = shopperSchema): ContractError => {
  try {
    parseContract(schema, input, 'shopper');
  } catch (error) {
    if (isContractError(error)) return error;
  }
  throw new Error('expected a ContractError');
};

const good = { name: 'Ada', lines: [{ status: 'ACTIVE' }], id: 7 };

it.each([
  ['the place and the expected type', { name: 7 }, 'expected string at name, got number'],
  [
    'a place in a list and the allowed words',
    { lines: [{ status: 'ACTIVE' }, { status: 'GONE' }] },
    'expected one of "ACTIVE", "AVAILABLE" at lines[1].status, got string',
  ],
  ['all types that are allowed', { id: null }, 'expected string or number at id, got null'],
  ['a missing value nothing', { id: undefined }, 'expected string or number at id, got nothing'],
])('names %s', (_what, changes, message) => {
  expect(failureOf({ ...good, ...changes }).message).toBe(`shopper: ${message}`);
});

const twoFields = z.object({ text: z.string(), count: z.number() });
it.each<[schema: z.ZodMiniType, input: unknown, expected: string]>([
  [z.array(z.number()).check(z.maxLength(2)), [1, 2, 3], 'at most 2 (array)'],
  [z.number().check(z.gt(0)), 0, 'more than 0 (number)'],
  [z.number().check(z.lt(1)), 1, 'less than 1 (number)'],
  [z.string().check(z.regex(/^a/)), 'b', 'text like /^a/'],
  // Of each alternative, what it expects first.
  [z.union([twoFields, z.array(z.string())]), {}, 'string or array'],
])('names a limit, a form or alternatives: %#', (schema, input, expected) => {
  expect(failureOf(input, schema).message).toContain(`shopper: expected ${expected} at the top, got `);
});

it('names the document itself the top, and has its parts as fields', () => {
  expect(failureOf([]).message).toBe('shopper: expected object at the top, got array');
  const fields = { service: 'shopper', path: 'name', expected: 'string' };
  expect(failureOf({ ...good, name: 7 })).toMatchObject(fields);
});

it('throws a ContractError for a document that is nested too deeply', () => {
  const nodeSchema: z.ZodMiniType = z.object({ children: z.array(z.lazy(() => nodeSchema)) });
  let deep: unknown = { children: [] };
  for (let level = 0; level < 100_000; level += 1) deep = { children: [deep] };

  const { message, cause } = failureOf(deep, nodeSchema);
  expect(message).toBe(
    'shopper: expected a document of ordinary depth at the top, got one nested too deeply',
  );
  expect(cause).toBeInstanceOf(RangeError);
});

it('does not catch errors of the schema itself', () => {
  const broken = z.pipe(
    z.string(),
    z.transform(() => {
      throw new TypeError('a bug of the schema');
    }),
  );

  expect(() => parseContract(broken, 'x', 'shopper')).toThrow(TypeError);
});

it('recognises a ContractError of another copy of the package by its name', () => {
  const fromAnotherCopy = Object.assign(new Error('token: …'), { name: 'ContractError' });
  const own = new ContractError({ service: 's', path: '', expected: 'x', received: 'y' });

  expect([fromAnotherCopy, own].map(isContractError)).toEqual([true, true]);
  expect(isContractError(new Error('another'))).toBe(false);
  expect(isContractError({ name: 'ContractError' })).toBe(false);
});
