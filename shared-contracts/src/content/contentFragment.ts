import * as z from 'zod/mini';
import { decorativeList } from '../reading/decoration.ts';
import { mapOf } from '../reading/mapOf.ts';
import { maybe } from '../reading/maybe.ts';
import { badgeSchema } from './badge.ts';
import { type ContentComponent, contentComponentSchema } from './contentComponent.ts';

/** Components by location, in order. */
export type ContentLocations = Record<string, ContentComponent[]>;

/** A piece of a page from the content service (spec §7; wire: Content). */
export interface ContentFragment {
  pageTitle: string | null;
  locations: ContentLocations;
}

const locationsSchema = mapOf(decorativeList(contentComponentSchema));

/**
 * Reads a content fragment, whose locations stand under `content` or by themselves. A component that cannot be read is
 * dropped; the rest is kept.
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

/** Body of the content call (clarification 111). `customerId` is -1 for a visitor who is not signed in. */
export const contentRequestSchema = z.strictObject({
  contentUrl: z.string(),
  customerId: z.string(),
  customerSearchRequest: z.strictObject({ queryParams: z.record(z.string(), z.string()) }),
});

export type ContentRequest = z.infer<typeof contentRequestSchema>;
