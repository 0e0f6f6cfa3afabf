import * as z from 'zod/mini';
import { ContractError } from '../reading/contractError.ts';
import { typeName } from '../reading/describePlace.ts';
import { mapOf, maybe } from '../reading/fields.ts';
import { parseContract } from '../reading/parseContract.ts';
import { badgeSchema } from './advert.ts';
import { type ContentComponent, componentListSchema, contentComponentSchema } from './contentComponent.ts';

/** Components by location name, such as `main`, in display order. */
export type ContentLocations = Record<string, ContentComponent[]>;

/** A content fragment: components by location, and a title. */
export interface ContentFragment {
  pageTitle: string | null;
  locations: ContentLocations;
}

const locationsSchema = mapOf(componentListSchema);

/**
 * Reads a content fragment, whose locations are in `content.locations` or in `locations`. Drops components
 * that are unreadable or invisible.
 */
export const contentFragmentSchema = z.pipe(
  z.object({
    pageTitle: badgeSchema,
    content: maybe(z.object({ locations: locationsSchema })),
    locations: locationsSchema,
  }),
  z.transform(
    ({ pageTitle, content, locations }): ContentFragment => ({
      pageTitle,
      locations: { ...locations, ...content?.locations },
    }),
  ),
);

/** Body of the content call. `customerId` is `-1` for a visitor who is not signed in. */
export const contentRequestSchema = z.strictObject({
  contentUrl: z.string(),
  customerId: z.string(),
  customerSearchRequest: z.strictObject({ queryParams: z.record(z.string(), z.string()) }),
});

export type ContentRequest = z.infer<typeof contentRequestSchema>;

/** A fragment that was requested by its key. With `error: true` there is nothing to show or to cache. */
export type ExperienceFragment = { error: true; content: null } | { error: false; content: ContentFragment };

/** Reads an experience fragment. Without content it is an error, whatever its `error` field says. */
export const experienceFragmentSchema = z.pipe(
  z.object({ error: z.optional(z.unknown()), content: maybe(contentFragmentSchema) }),
  z.transform(
    ({ error, content }): ExperienceFragment =>
      error || content === null ? { error: true, content: null } : { error: false, content },
  ),
);

/**
 * Maximum number of objects and lists in a document, more than any real page has. Without the limit, a document
 * that contains itself, or one object a million times, would take too long to read.
 */
const maxNodes = 50_000;

/**
 * Reads the components in an answer of the content service: one component, a list, a fragment or an
 * experience fragment. Drops unreadable and invisible ones, but rejects an unreadable one that is not in a list.
 * A fragment's components are in the order of its locations.
 *
 * @throws ContractError if the document is none of these, or has more than 50 000 objects and lists
 */
export function readContent(input: unknown): ContentComponent[] {
  assertContent(input);
  if (Array.isArray(input)) return readList(input);
  if ('resourceType' in input) {
    // An unreadable component is an error here; in a list it would be dropped.
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

/** Counts a document's objects and lists, each as often as it occurs. Stops above the limit. */
function countNodes(document: object): number {
  const stack = [document];
  let count = 0;
  for (let node = stack.pop(); node && count <= maxNodes; node = stack.pop()) {
    count += 1;
    for (const child of Object.values(node)) {
      if (typeof child === 'object' && child !== null) stack.push(child);
    }
  }
  return count;
}
