import * as z from 'zod/mini';
import { ContractError, parseContract } from '../contractError.ts';
import { typeName } from '../reading/place.ts';
import { type ContentComponent, contentComponentSchema } from './contentComponent.ts';
import { contentFragmentSchema } from './contentFragment.ts';
import { experienceFragmentSchema } from './experienceFragment.ts';

/** More parts than any page has. A document that holds itself, or one part a million times, never ends before it. */
const mostParts = 50_000;

/**
 * The components of whatever a page was given by the content service: one component, a list of them, a fragment, or an
 * experience fragment. What cannot be read is dropped, as everywhere in content; a fragment's locations follow one
 * another in the order of the document. Takes time by the size of the document, and none without an end.
 *
 * @throws ContractError where it is none of these, or larger than any content (spec §8)
 */
export function readContent(input: unknown): ContentComponent[] {
  assertContent(input);
  if (Array.isArray(input)) return input.flatMap(readOne);
  if ('resourceType' in input) return [parseContract(contentComponentSchema, input, 'content')];
  const fragment =
    'error' in input
      ? parseContract(experienceFragmentSchema, input, 'content').content
      : parseContract(contentFragmentSchema, input, 'content');
  return Object.values(fragment?.locations ?? {}).flat();
}

const readOne = (input: unknown): ContentComponent[] => {
  const reading = z.safeParse(contentComponentSchema, input);
  return reading.success ? [reading.data] : [];
};

const shapes = ['resourceType', 'locations', 'content', 'error'];

function assertContent(input: unknown): asserts input is object {
  const isContent =
    Array.isArray(input) ||
    (typeof input === 'object' && input !== null && shapes.some((key) => key in input));
  if (!isContent) throw refusal('a component, a list of components or a fragment', typeName(input));
  if (countParts(input) > mostParts) throw refusal('a document with an end', 'one without');
}

const refusal = (expected: string, received: string) =>
  new ContractError({ service: 'content', path: '', expected, received });

/** Objects and lists of a document, each as often as it stands in it; stops counting where it is too many. */
function countParts(document: unknown): number {
  const open: unknown[] = [document];
  let count = 0;
  while (open.length > 0 && count <= mostParts) {
    const part = open.pop();
    if (typeof part !== 'object' || part === null) continue;
    count += 1;
    for (const inner of Object.values(part)) {
      if (typeof inner === 'object' && inner !== null) open.push(inner);
    }
  }
  return count;
}
