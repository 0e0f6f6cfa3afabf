import type { Category, HeaderConfig, Routes } from '@grocer/shared-contracts';
import { type CategoryIndex, categoryHref, visibleChildren } from './indexCategories.ts';
import type { RootLink, RootLinks } from './rootLinks.ts';

interface RootLinksContext {
  index: CategoryIndex;
  menuRoots: HeaderConfig['menuRoots'];
  routes: Pick<Routes, 'category' | 'categoryOffers' | 'contentLink'>;
  /** Origin of the page. */
  origin: string;
}

/** A path or an address, as the link of a category that is no page of products. */
const address = /^(\/|[a-z][a-z\d+.-]*:)/i;

/** The links below the further roots. A root that is not configured or has no items is absent (behaviour/menus#37). */
export function findRootLinks({ index, menuRoots, routes, origin }: RootLinksContext): RootLinks {
  const hrefOf = (category: Category): string | null =>
    category.url !== null && address.test(category.url)
      ? routes.contentLink(category.url, origin)
      : categoryHref(index, category, routes);

  // Not `visibleChildren`: an item may be a category that has its place below Groceries.
  const linksBelow = (root: string | null): RootLink[] =>
    (index.byId.get(root ?? '')?.categoryIds ?? []).flatMap((id) => {
      const category = index.byId.get(id);
      const href = category && !category.emptyOfProducts && hrefOf(category);
      if (!href) return [];
      const opensLevel = visibleChildren(index, id).length > 0;
      return [
        {
          kind: 'category' as const,
          id,
          name: category.shortName,
          href,
          iconName: category.iconName,
          opensLevel,
        },
      ];
    });

  const links: RootLinks = {};
  for (const root of ['authenticatedAccount', 'unauthenticatedAccount', 'siteLinks', 'megaMenu'] as const) {
    const below = linksBelow(menuRoots[root]);
    if (below.length > 0) links[root] = below;
  }
  return links;
}
