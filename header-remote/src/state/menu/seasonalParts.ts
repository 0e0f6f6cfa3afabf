import type { ContentComponent, ContentFragment, RichTextBlock } from '@grocer/shared-contracts';

/**
 * The seasonal menu's content as its panel stands: links in words first, then pictures and cells. The title stands over
 * the links already, so a first heading that says the same is left out.
 */
export function seasonalParts(title: string, { locations }: ContentFragment) {
  const components = Object.values(locations).flat();
  const links = components
    .filter((component) => component.kind === 'rich-text')
    .map((component) => ({
      ...component,
      // The links have a column of their own.
      cqResponsive: { deviceBreakpoints: [] },
      blocks: component.blocks.filter((block, index) => index > 0 || textOf(block) !== title),
    }));
  const cells: ContentComponent[] = components.filter(({ kind }) => kind !== 'rich-text');
  return { links, cells };
}

const textOf = ({ text, children }: RichTextBlock): string => (text ?? '') + children.map(textOf).join('');
