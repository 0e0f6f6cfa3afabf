import type { Category, DeliveryPassStatus, HeaderConfig, Routes } from '@grocer/shared-contracts';
import { pathnameOf } from '@grocer/shared-contracts/internal';
import { type CategoryIndex, categoryHref, visibleChildren } from './indexCategories.ts';
import type { RootLink, RootLinks } from './rootLinks.ts';

interface RootLinksContext {
  index: CategoryIndex;
  menuRoots: HeaderConfig['menuRoots'];
  routes: Routes;
  /** Origin of the page. */
  origin: string;
  deliveryPass: DeliveryPassStatus;
}

/** A path or an address, as the link of a category that is no page of products. */
const address = /^(\/|[a-z][a-z\d+.-]*:)/i;

/**
 * The links below the further roots. A root that is not configured or has no items is absent. What a shopper must not
 * have is left out, and an address that is there already (behaviour/menus#taxonomy-roles).
 */
export function findRootLinks(context: RootLinksContext): RootLinks {
  const { index, menuRoots, routes, origin } = context;
  const forbidden = forbiddenPaths(context);
  const hrefOf = (category: Category): string | null =>
    category.url !== null && address.test(category.url)
      ? routes.contentLink(category.url, origin)
      : categoryHref(index, category, routes);

  // Not `visibleChildren`: an item may be a category that has its place below Groceries.
  const linksBelow = (root: string | null, neighbours: readonly string[] = []): RootLink[] => {
    const taken = new Set(neighbours);
    return (index.byId.get(root ?? '')?.categoryIds ?? []).flatMap((id) => {
      const category = index.byId.get(id);
      const href = category && !category.emptyOfProducts && hrefOf(category);
      if (!href || taken.has(href) || forbidden.includes(pathnameOf(href).replace(/\/$/, ''))) return [];
      taken.add(href);
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
  };

  /** Addresses that the header shows beside the links of a root. */
  const neighbours: { [Root in keyof RootLinks]?: string[] } = {
    megaMenu: [routes.groceriesHome()],
    siteLinks: [routes.findAStore(), routes.customerService()],
  };
  const links: RootLinks = {};
  for (const root of ['authenticatedAccount', 'unauthenticatedAccount', 'siteLinks', 'megaMenu'] as const) {
    const below = linksBelow(menuRoots[root], neighbours[root]);
    if (below.length > 0) links[root] = below;
  }
  return links;
}

/** "Sign out" is the header's own row; the pages of the delivery pass need a status. */
function forbiddenPaths({ routes, deliveryPass }: RootLinksContext): (string | null)[] {
  const passes = [routes.deliveryPass('ACTIVE'), routes.deliveryPass('AVAILABLE')];
  return [routes.logout(), ...(deliveryPass === 'UNKNOWN' ? passes : [])];
}
