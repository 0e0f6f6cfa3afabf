import type { ContentComponent, RichTextBlock, TextArea } from '@grocer/shared-contracts';

/**
 * The accessible name of a link over a whole component: the first of `textsOf`, else `promoName`, else "See more".
 */
export const stretchedLinkName = (component: ContentComponent): string =>
  nameOf(component) ?? (component.analytics.promoName?.trim() || 'See more');

const nameOf = (component: ContentComponent): string | undefined =>
  textsOf(component)
    .map((text) => text?.trim())
    .find(Boolean);

/** The texts that may name a component, in order of preference. */
function textsOf(component: ContentComponent): readonly (string | null | undefined)[] {
  switch (component.kind) {
    case 'trading-cell': {
      const { landscapeImage, portraitImage } = component.image;
      return inTextArea(component.textArea, landscapeImage?.altText ?? portraitImage?.altText);
    }
    case 'banner-ad':
      return inTextArea(component.textArea, component.image?.altText);
    case 'text-card':
      return [component.heading];
    case 'rich-text':
      return component.blocks.map(textOf);
    default:
      return [component.altText, ...component.childComponents.map(nameOf)];
  }
}

const inTextArea = (
  { heading, offerHeading, subheading, supportingTitle }: TextArea,
  altText: string | null | undefined,
) => [heading, altText, offerHeading, subheading, supportingTitle];

const textOf = ({ text, children }: RichTextBlock): string => (text ?? '') + children.map(textOf).join('');
