import type { ContentComponent } from '@grocer/shared-contracts';

/** The anchor id of a component: the header's prefix and the component's `elementId`. */
export const anchorId = (elementId: string | null, idPrefix: string): string | undefined =>
  elementId?.trim() ? `${idPrefix}-${elementId.trim().replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}` : undefined;

/** Maps links within the content, as editors write them (`#recipes`), to the prefixed anchors (`#grocer-recipes`). */
export function collectAnchors(
  components: readonly ContentComponent[],
  idPrefix: string,
): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const collect = ({ elementId, childComponents }: ContentComponent): void => {
    const anchor = anchorId(elementId, idPrefix);
    if (elementId && anchor) anchors.set(`#${elementId.trim()}`, `#${anchor}`);
    childComponents.forEach(collect);
  };
  components.forEach(collect);
  return anchors;
}
