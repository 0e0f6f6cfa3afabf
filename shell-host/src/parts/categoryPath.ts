import type { Routes } from '@grocer/shared-contracts';
import type { CategoryLink } from '../shop/product.ts';

/** The page of a category; offers have theirs under the offers page (clarifications 3 and 11). */
export function categoryPath(routes: Routes, { id, path, offer }: CategoryLink): string {
  if (!offer) return routes.category(...path);
  const url = path.at(-1) ?? '';
  return url === 'offers' ? routes.offers() : routes.categoryOffers({ id, url });
}
