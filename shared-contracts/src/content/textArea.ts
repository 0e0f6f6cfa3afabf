import * as z from 'zod/mini';
import { decorativeFlag, decorativeText } from '../reading/decoration.ts';
import { oneOf } from '../reading/oneOf.ts';
import { orNull } from '../reading/orNull.ts';
import { textSchema } from '../reading/text.ts';

const editorialLinkSchema = z.object({
  url: textSchema,
  text: decorativeText,
  altText: decorativeText,
  newWindow: decorativeFlag(false),
});

/** A link as editors write it; `routes.contentLink(link.url)` tells where it leads. */
export type EditorialLink = z.infer<typeof editorialLinkSchema>;

/** A link that may be missing; one without an address is none. */
export const maybeEditorialLinkSchema = orNull(editorialLinkSchema);

/** The words of a trading cell or an advert (spec §3, Trading cell). */
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
