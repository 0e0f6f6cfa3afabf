import type { ContentComponent, RichTextBlock } from '@grocer/shared-contracts';

/**
 * The first link in the content, unchanged. The seasonal button leads there without a script
 * (behaviour/menus#seasonal-button).
 */
export function findFirstLink(components: readonly ContentComponent[]): string | null {
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
