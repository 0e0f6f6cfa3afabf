import type { ContentComponent, ContentFragment, RichTextBlock, Routes } from '@grocer/shared-contracts';
import { type MenuLevel, plainRow } from './menuLevel.ts';
import { type SeasonalTitle, seasonalId } from './seasonalMenu.ts';

/** The seasonal button; `null` without a title or without components. */
export function seasonalTitleOf(
  { pageTitle, locations }: ContentFragment,
  contentLink: Routes['contentLink'],
): SeasonalTitle | null {
  const components = Object.values(locations).flat();
  const title = pageTitle?.trim();
  if (!title || components.length === 0) return null;
  const link = findFirstLink(components);
  return { title, href: link === null ? null : contentLink(link) };
}

/**
 * The first link in the content, as editors wrote it. `contentLink` makes it the URL of the seasonal button, which is
 * a link before the script has loaded (behaviour/menus#seasonal-button).
 */
function findFirstLink(components: readonly ContentComponent[]): string | null {
  for (const component of components) {
    const link = component.linkPath ?? componentLink(component) ?? findFirstLink(component.childComponents);
    if (link) return link;
  }
  return null;
}

function componentLink(component: ContentComponent): string | null {
  switch (component.kind) {
    case 'trading-cell':
    case 'banner-ad':
      return component.textArea.link?.url ?? null;
    case 'text-card':
      return (component.valid && component.link?.url) || null;
    case 'rich-text':
      return linkInText(component.blocks);
    default:
      return null;
  }
}

function linkInText(blocks: readonly RichTextBlock[]): string | null {
  for (const { markDefs, attributes, children } of blocks) {
    const link = markDefs.find((mark) => mark.attributes.href)?.attributes.href ?? attributes.href;
    const found = link ?? linkInText(children);
    if (found) return found;
  }
  return null;
}

/**
 * The seasonal menu's text links as a menu level, without repeated URLs. Used for the server's HTML, which
 * has no styles for the menu's pictures and cells (behaviour/menus#server-seasonal).
 */
export function seasonalLevel(
  name: string,
  { locations }: ContentFragment,
  contentLink: Routes['contentLink'],
): MenuLevel {
  const links = Object.values(locations).flat().flatMap(linksInComponent);
  const byHref = new Map(links.map(({ text, href }) => [contentLink(href), text] as const));
  const items = [...byHref].flatMap(([href, name]) =>
    href === null ? [] : [{ ...plainRow, id: href, name, href }],
  );
  return { id: seasonalId, name, banner: null, items };
}

interface LinkInWords {
  text: string;
  href: string;
}

const linksInComponent = (component: ContentComponent): LinkInWords[] =>
  component.kind === 'rich-text' ? component.blocks.flatMap((block) => linksInBlock(block)) : [];

function linksInBlock({ text, attributes, markDefs, children }: RichTextBlock): LinkInWords[] {
  const href = attributes.href ?? markDefs.find((mark) => mark.attributes.href)?.attributes.href;
  const words = (text ?? '') + children.map(textOf).join('');
  return href && words.trim() ? [{ text: words.trim(), href }] : children.flatMap(linksInBlock);
}

const textOf = ({ text, children }: RichTextBlock): string => (text ?? '') + children.map(textOf).join('');

/**
 * Splits the seasonal menu's content into the two areas of its panel: text links; pictures and cells. Omits the
 * first block of a text if it repeats one of the titles.
 */
export function splitSeasonalContent(titles: readonly string[], { locations }: ContentFragment) {
  const components = Object.values(locations).flat();
  const links = components
    .filter((component) => component.kind === 'rich-text')
    .map((component) => ({
      ...component,
      // Drops the editors' grid, because the links have a column of their own.
      cqResponsive: { deviceBreakpoints: [] },
      blocks: component.blocks.filter((block, index) => index > 0 || !titles.includes(textOf(block))),
    }));
  const cells: ContentComponent[] = components.filter(({ kind }) => kind !== 'rich-text');
  return { links, cells };
}
