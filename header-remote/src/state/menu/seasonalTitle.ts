import type { ContentFragment, Routes } from '@grocer/shared-contracts';
import { firstLink } from './firstLink.ts';
import type { SeasonalTitle } from './seasonalMenu.ts';

/** A seasonal menu has a title and at least one component (wire: Content). */
export function seasonalTitle(
  { pageTitle, locations }: ContentFragment,
  contentLink: Routes['contentLink'],
): SeasonalTitle | null {
  const components = Object.values(locations).flat();
  const title = pageTitle?.trim();
  if (!title || components.length === 0) return null;
  const link = firstLink(components);
  return { title, href: link === null ? null : contentLink(link) };
}
