import type { ContentFragment, Routes } from '@grocer/shared-contracts';
import { findFirstLink } from './findFirstLink.ts';
import type { SeasonalTitle } from './seasonalMenu.ts';

/** The seasonal button, or `null`: it needs a title and at least one component. */
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
