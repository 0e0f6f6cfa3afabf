import type * as z from 'zod/mini';

/**
 * Describes what a validation issue expects. The text is made from the issue's code and fields, because zod/mini has no
 * messages except 'Invalid input'.
 */
export function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_union':
      return unionExpectation(issue.errors) || 'another value';
    case 'invalid_format':
      return issue.pattern ? `text like ${issue.pattern}` : issue.format;
    case 'too_small':
      return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum} (${issue.origin})`;
    case 'too_big':
      return `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum} (${issue.origin})`;
    case 'unrecognized_keys':
      return 'no further keys';
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'custom':
      return issue.message;
    default:
      return 'another value';
  }
}

const unionExpectation = (branches: readonly (readonly z.core.$ZodIssue[])[]): string =>
  [...new Set(branches.flatMap((issues) => issues.slice(0, 1).map(expectation)))].join(' or ');
