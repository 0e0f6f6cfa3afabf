import * as z from 'zod/mini';
import { expectation } from './reading/expectation.ts';
import { pathText, typeAt } from './reading/place.ts';

interface ContractBreach {
  service: string;
  path: string;
  expected: string;
  received: string;
}

/**
 * A service answered something else than was agreed (design §4). The text names the service, the place in the document,
 * what was expected there and the *type* of what came: never the value, which may be personal.
 *
 * Tell it apart with `isContractError`, never with `instanceof`: two copies of this package may meet on one page.
 */
export class ContractError extends Error {
  override readonly name = 'ContractError' as const;
  /** The service, as `parseContract` was told: `trolley`, `token`, … */
  readonly service: string;
  /** Where in the document, as `bannerAds[0].id`; empty for the document itself. */
  readonly path: string;
  /** What the contract wants there, as `string` or `one of "ACTIVE", "AVAILABLE"`. */
  readonly expected: string;

  constructor({ service, path, expected, received }: ContractBreach, options?: ErrorOptions) {
    super(`${service}: expected ${expected} at ${path || 'the top'}, got ${received}`, options);
    this.service = service;
    this.path = path;
    this.expected = expected;
  }
}

/** Whether an error is a ContractError of any copy of this package. */
export const isContractError = (error: unknown): error is ContractError =>
  error instanceof Error && error.name === 'ContractError';

/**
 * Reads a foreign document with a schema of this package. `service` is the name for the error's text.
 * @throws ContractError at the first place that does not fit.
 */
export function parseContract<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  service: string,
): z.output<Schema> {
  const reading = readAnyDepth(schema, input, service);
  if (reading.success) return reading.data;
  const issue = reading.error.issues[0];
  throw new ContractError({
    service,
    path: pathText(issue?.path ?? []),
    expected: issue ? expectation(issue) : 'another value',
    received: typeAt(input, issue?.path ?? []),
  });
}

/** A document nested a hundred thousand times deep overflows the stack; that too is a broken contract, not a crash. */
function readAnyDepth<Schema extends z.ZodMiniType>(schema: Schema, input: unknown, service: string) {
  try {
    return z.safeParse(schema, input);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ContractError(
      { service, path: '', expected: 'a document of ordinary depth', received: 'one nested too deeply' },
      { cause: error },
    );
  }
}
