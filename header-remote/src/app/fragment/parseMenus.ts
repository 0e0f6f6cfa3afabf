import {
  type ContentFragment,
  contentFragmentSchema,
  parseContract,
  type Taxonomy,
  taxonomySchema,
} from '@grocer/shared-contracts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { memoizeByObject } from './memoizeByObject.ts';

export const parseTaxonomy = parseOncePerObject(
  (answer): Taxonomy => parseContract(taxonomySchema, answer, 'taxonomy'),
);

export const parseSeasonalMenu = parseOncePerObject(
  (answer): ContentFragment => parseContract(contentFragmentSchema, answer, 'content'),
);

/** Parses each answer once, however many pages use it. An invalid answer is reported once and gives undefined. */
function parseOncePerObject<Parsed>(
  parse: (answer: object) => Parsed,
): (answer: unknown) => Parsed | undefined {
  const memoized = memoizeByObject((answer: object) => parseOrReport(() => parse(answer)));
  return (answer) => (typeof answer === 'object' && answer !== null ? memoized(answer) : undefined);
}

function parseOrReport<Parsed>(parse: () => Parsed): Parsed | undefined {
  try {
    return parse();
  } catch (error) {
    logToConsole('a menu answer is invalid; the fragment is rendered without that menu', error);
    return undefined;
  }
}
