import type { Routes } from '@grocer/shared-contracts';
import type { CategoryLink } from '../../shop/product.ts';

/** The path of a category's page. Pages of offers are below the offers page. */
export function categoryPath(routes: Routes, { id, path, offer }: CategoryLink): string {
  if (!offer) return routes.category(...path);
  const url = path.at(-1) ?? '';
  return url === 'offers' ? routes.offers() : routes.categoryOffers({ id, url });
}
