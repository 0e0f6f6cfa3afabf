import type { ContentComponent, RichTextBlock } from '@grocer/shared-contracts';

/**
 * The accessible name of a link over a whole component: its heading, else the alt text of its picture, else its title.
 */
export function stretchedLinkName(component: ContentComponent): string {
  return nameOf(component) ?? textOrNull(component.analytics.promoName) ?? 'See more';
}

function nameOf(component: ContentComponent): string | null {
  for (const text of textsOf(component)) {
    const name = textOrNull(text);
    if (name !== null) return name;
  }
  return null;
}

/** The texts that may name a component, the best one first. */
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
  { heading, offerHeading, subheading, supportingTitle }: Record<string, unknown> & TextFields,
  altText: string | null | undefined,
) => [heading, altText, offerHeading, subheading, supportingTitle];

type TextFields = Record<'heading' | 'offerHeading' | 'subheading' | 'supportingTitle', string | null>;

const textOf = ({ text, children }: RichTextBlock): string => (text ?? '') + children.map(textOf).join('');

const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;
