import * as z from 'zod/mini';
import { decorativeFlag, decorativeText } from '../reading/decorative.ts';
import { oneOf } from '../reading/oneOf.ts';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';

const editorialLinkSchema = z.object({
  url: textSchema,
  text: decorativeText,
  altText: decorativeText,
  newWindow: decorativeFlag(false),
});

/** A link as editors write it. `routes.contentLink(link.url)` gives the address to link to. */
export type EditorialLink = z.infer<typeof editorialLinkSchema>;

/** An optional link. A link without an address reads as `null`. */
export const maybeEditorialLinkSchema = orNull(editorialLinkSchema);

/** The texts of a trading cell or an advert (behaviour/content#texts). */
export const textAreaSchema = z.object({
  heading: decorativeText,
  offerHeading: decorativeText,
  subheading: decorativeText,
  supportingTitle: decorativeText,
  disclaimer: decorativeText,
  displayDisclaimer: decorativeFlag(false),
  buttonStyle: oneOf(['primaryLight', 'secondary'], 'primary'),
  theme: oneOf(['red'], 'light'),
  link: maybeEditorialLinkSchema,
});

export type TextArea = z.infer<typeof textAreaSchema>;
