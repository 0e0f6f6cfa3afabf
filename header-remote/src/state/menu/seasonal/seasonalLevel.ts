import type { ContentComponent, ContentFragment, RichTextBlock, Routes } from '@grocer/shared-contracts';
import type { MenuLevel } from '../menuLevel.ts';
import { seasonalId } from './seasonalMenu.ts';

/**
 * The links in words of the seasonal menu as a level of a menu, each address once. The server's HTML has them: it has
 * no styles for the pictures and cells beside them (behaviour/menus#server-seasonal).
 */
export function seasonalLevel(
  name: string,
  { locations }: ContentFragment,
  contentLink: Routes['contentLink'],
): MenuLevel {
  const links = Object.values(locations).flat().flatMap(linksInComponent);
  const byHref = new Map(links.map(({ text, href }) => [contentLink(href), text] as const));
  const items = [...byHref].flatMap(([href, text]) => (href === null ? [] : [rowOf(text, href)]));
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

const rowOf = (name: string, href: string): MenuLevel['items'][number] => ({
  id: href,
  name,
  href,
  opensLevel: false,
  generated: false,
  bold: false,
  offer: false,
  showWarningIcon: false,
  iconName: null,
  current: null,
});
