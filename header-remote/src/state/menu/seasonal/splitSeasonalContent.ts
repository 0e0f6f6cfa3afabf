import type { ContentComponent, ContentFragment, RichTextBlock } from '@grocer/shared-contracts';

/**
 * Splits the seasonal menu's content into the two areas of its panel: links in words, then pictures and cells. A first
 * heading that repeats a title is left out.
 */
export function splitSeasonalContent(titles: readonly string[], { locations }: ContentFragment) {
  const components = Object.values(locations).flat();
  const links = components
    .filter((component) => component.kind === 'rich-text')
    .map((component) => ({
      ...component,
      // Drops the editors' grid: the panel has a column for the links.
      cqResponsive: { deviceBreakpoints: [] },
      blocks: component.blocks.filter((block, index) => index > 0 || !titles.includes(textOf(block))),
    }));
  const cells: ContentComponent[] = components.filter(({ kind }) => kind !== 'rich-text');
  return { links, cells };
}

const textOf = ({ text, children }: RichTextBlock): string => (text ?? '') + children.map(textOf).join('');
