import * as z from 'zod/mini';
import { ContractError } from './contractError.ts';
import { formatPath, typeAt } from './describePlace.ts';

/**
 * Parses an answer or another document with a schema of this package. `service` names it in the error
 * message, such as `trolley`.
 * @throws ContractError about the first place that does not match, or if the document is nested too deeply
 */
export function parseContract<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  service: string,
): z.output<Schema> {
  const reading = readAnyDepth(schema, input, service);
  if (reading.success) return reading.data;
  // A document that does not match has at least one issue.
  const issue = reading.error.issues[0] as z.core.$ZodIssue;
  throw new ContractError({
    service,
    path: formatPath(issue.path),
    expected: expectation(issue),
    received: typeAt(input, issue.path),
  });
}

/** Turns a call stack overflow, caused by e.g. 100 000 nested levels, into a ContractError. */
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

/** Describes what a validation issue expects: zod/mini has no message except 'Invalid input'. */
export function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_union':
      return unionExpectation(issue.errors) || 'another value';
    case 'invalid_format':
      return `text like ${issue.pattern}`;
    case 'too_small':
      return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum} (${issue.origin})`;
    case 'too_big':
      return `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum} (${issue.origin})`;
    case 'unrecognized_keys':
      return 'no further keys';
    case 'custom':
      return issue.message;
    default:
      return 'another value';
  }
}

const unionExpectation = (branches: readonly (readonly z.core.$ZodIssue[])[]): string =>
  [...new Set(branches.flatMap((issues) => issues.slice(0, 1).map(expectation)))].join(' or ');
