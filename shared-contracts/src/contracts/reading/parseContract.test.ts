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

it('names the document itself the top, and has its parts as fields', () => {
  expect(failureOf([]).message).toBe('shopper: expected object at the top, got array');
  const fields = { service: 'shopper', path: 'name', expected: 'string' };
  expect(failureOf({ ...good, name: 7 })).toMatchObject(fields);
});

it('throws a ContractError for a document that is nested too deeply', () => {
  const nodeSchema: z.ZodMiniType = z.object({ children: z.array(z.lazy(() => nodeSchema)) });
  let deep: unknown = { children: [] };
  for (let level = 0; level < 100_000; level += 1) deep = { children: [deep] };

  expect(failureOf(deep, nodeSchema).message).toContain('got one nested too deeply');
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
