import type { ContentComponent } from '@grocer/shared-contracts';

/** The id of a component that links of the page lead to, behind the header's prefix (clarification 143). */
export const anchorOf = (elementId: string | null, idPrefix: string): string | undefined =>
  elementId?.trim() ? `${idPrefix}-${elementId.trim().replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}` : undefined;

/** Links to the anchors of content, by the links that editors write: `#recipes`. */
export function anchorsOf(
  components: readonly ContentComponent[],
  idPrefix: string,
): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const collect = ({ elementId, childComponents }: ContentComponent): void => {
    const anchor = anchorOf(elementId, idPrefix);
    if (elementId && anchor) anchors.set(`#${elementId.trim()}`, `#${anchor}`);
    childComponents.forEach(collect);
  };
  components.forEach(collect);
  return anchors;
}
