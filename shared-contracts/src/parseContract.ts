import * as z from 'zod/mini';
import { ContractError } from './contractError.ts';
import { formatPath, typeAt } from './reading/documentPath.ts';
import { expectation } from './reading/expectation.ts';

/**
 * Parses an answer or another document with a schema of this package. `service` is the name in the error message,
 * such as `trolley`.
 * @throws ContractError for the first place that does not fit, or if the document is nested too deeply
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
    path: formatPath(issue?.path ?? []),
    expected: issue ? expectation(issue) : 'another value',
    received: typeAt(input, issue?.path ?? []),
  });
}

/** A document with a hundred thousand levels overflows the call stack; the RangeError becomes a ContractError. */
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
