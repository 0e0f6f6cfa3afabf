import { ContractError } from '../contractError.ts';
import { parseContract } from '../parseContract.ts';
import { typeName } from '../reading/documentPath.ts';
import { type ContentComponent, componentListSchema, contentComponentSchema } from './contentComponent.ts';
import { contentFragmentSchema } from './contentFragment.ts';
import { experienceFragmentSchema } from './experienceFragment.ts';

/**
 * Limit of objects and lists in a document, more than any page has. Without it, reading a document that contains
 * itself, or contains one object a million times, would take forever.
 */
const maxNodes = 50_000;

/**
 * Reads the components of an answer of the content service: one component, a list of components, a fragment, or an
 * experience fragment. Unreadable and invisible components are dropped. The components of a fragment are in the order
 * of its locations.
 *
 * @throws ContractError if the document is none of these, or has more than 50 000 objects and lists
 */
export function readContent(input: unknown): ContentComponent[] {
  assertContent(input);
  if (Array.isArray(input)) return readList(input);
  if ('resourceType' in input) {
    // One component that cannot be read is an error; in a list it is dropped.
    parseContract(contentComponentSchema, input, 'content');
    return readList([input]);
  }
  const fragment =
    'error' in input
      ? parseContract(experienceFragmentSchema, input, 'content').content
      : parseContract(contentFragmentSchema, input, 'content');
  return Object.values(fragment?.locations ?? {}).flat();
}

const readList = (list: unknown[]): ContentComponent[] => parseContract(componentListSchema, list, 'content');

const shapes = ['resourceType', 'locations', 'content', 'error'];

function assertContent(input: unknown): asserts input is object {
  const isContent =
    Array.isArray(input) ||
    (typeof input === 'object' && input !== null && shapes.some((key) => key in input));
  if (!isContent) throw contentError('a component, a list of components or a fragment', typeName(input));
  if (countNodes(input) > maxNodes) throw contentError(`at most ${maxNodes} nodes`, 'more');
}

const contentError = (expected: string, received: string) =>
  new ContractError({ service: 'content', path: '', expected, received });

/** Counts the objects and lists of a document, each as often as it occurs. Stops counting above the limit. */
function countNodes(document: unknown): number {
  const stack: unknown[] = [document];
  let count = 0;
  while (stack.length > 0 && count <= maxNodes) {
    const node = stack.pop();
    if (typeof node !== 'object' || node === null) continue;
    count += 1;
    for (const child of Object.values(node)) {
      if (typeof child === 'object' && child !== null) stack.push(child);
    }
  }
  return count;
}
