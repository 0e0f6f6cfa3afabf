import * as z from 'zod/mini';
import { mapOf } from '../reading/mapOf.ts';
import { maybe } from '../reading/maybe.ts';
import { badgeSchema } from './badge.ts';
import { type ContentComponent, componentListSchema } from './contentComponent.ts';

/** Components by the name of their location, such as `main`, in display order. */
export type ContentLocations = Record<string, ContentComponent[]>;

/** A content fragment: components by location, and a title. */
export interface ContentFragment {
  pageTitle: string | null;
  locations: ContentLocations;
}

const locationsSchema = mapOf(componentListSchema);

/**
 * Reads a content fragment. The locations are in `content.locations` or in `locations`. Unreadable and invisible
 * components are dropped.
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
