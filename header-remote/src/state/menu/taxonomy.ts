import type { Category, DeliveryPassStatus, HeaderConfig, Routes } from '@grocer/shared-contracts';
import { pathnameOf } from '@grocer/shared-contracts/internal';
import { atom, type createStore } from 'jotai';
import { optionsAtom, originAtom, routesAtom } from '../page/page.ts';
import { deliveryPassAtom } from '../session/customer.ts';
import { looksSignedInAtom } from '../session/session.ts';
import { type CategoryIndex, categoryHref, indexCategories, visibleChildren } from './categories.ts';
import { createMenuResource } from './createMenuResource.ts';
import { hasFurtherRoots } from './dueMenus.ts';
import { type RootLink, type RootLinks, rootLinksAtom, setRootsWithoutMenuAtom } from './rootLinks.ts';

/** The number of levels to load: the service's maximum, because a page's path may name a category of any level. */
const depth = 7;

const rootsAtom = atom((get) => Object.values(get(optionsAtom).config.menuRoots).filter((id) => id !== null));

/**
 * Loads the taxonomy at the start of the page if its links replace fixed ones. Otherwise the first menu
 * requests it.
 */
export const ensureRootLinksAtom = atom(null, async (get, set) => {
  if (hasFurtherRoots(get(optionsAtom).config.menuRoots)) await set(loadTaxonomyAtom);
});

/** The taxonomy. The first menu that needs it requests it, and it is indexed once. */
const { stateAtom, loadAtom } = createMenuResource<boolean, CategoryIndex>({
  what: 'the taxonomy',
  keyOf: (get) => get(looksSignedInAtom),
  read: async ({ fetchTaxonomy }, _login, get) => indexCategories(await fetchTaxonomy(depth), get(rootsAtom)),
});

export const taxonomyAtom = stateAtom;

/** The categories, once they have loaded. */
export const categoriesAtom = atom((get) => {
  const taxonomy = get(stateAtom);
  return taxonomy.kind === 'ready' ? taxonomy.value : undefined;
});

/** Resolves when the taxonomy has loaded; stays pending while it fails. */
export const untilTaxonomy = ({ get, sub }: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>) =>
  new Promise<void>((resolve) => {
    const stop = sub(stateAtom, check);
    check();
    function check() {
      if (get(stateAtom).kind !== 'ready') return;
      stop();
      resolve();
    }
  });

const emptyRootsAtom = atom((get) => {
  const index = get(categoriesAtom);
  return get(rootsAtom).filter((root) => !index || visibleChildren(index, root).length === 0);
});

/** The links that a loaded taxonomy gives. They are derived, so that opening a menu again renders none of them. */
const foundLinksAtom = atom((get) => {
  const index = get(categoriesAtom);
  const { menuRoots } = get(optionsAtom).config;
  if (!index || !hasFurtherRoots(menuRoots)) return undefined;
  return findRootLinks({
    index,
    menuRoots,
    routes: get(routesAtom),
    origin: get(originAtom),
    deliveryPass: get(deliveryPassAtom),
  });
});

export const loadTaxonomyAtom = atom(null, async (get, set) => {
  await set(loadAtom);
  set(setRootsWithoutMenuAtom, get(emptyRootsAtom));
  set(updateRootLinksAtom);
});

/** Shows the links of a loaded taxonomy, without those that the shopper must not see. */
export const updateRootLinksAtom = atom(null, (get, set) => {
  const links = get(foundLinksAtom);
  if (links) set(rootLinksAtom, links);
});

interface RootLinksContext {
  index: CategoryIndex;
  menuRoots: HeaderConfig['menuRoots'];
  routes: Routes;
  origin: string;
  deliveryPass: DeliveryPassStatus;
}

/** Matches the URL of a category that leads to another page than one of products: a path or an absolute address. */
const address = /^(\/|[a-z][a-z\d+.-]*:)/i;

/**
 * The links below the further roots. A root that is not configured or has no items is absent. Links that a
 * shopper must not see are left out, and so are repeated addresses (behaviour/menus#taxonomy-roles).
 */
export function findRootLinks(context: RootLinksContext): RootLinks {
  const { index, menuRoots, routes, origin } = context;
  const forbidden = forbiddenPaths(context);
  const hrefOf = (category: Category): string | null =>
    category.url !== null && address.test(category.url)
      ? routes.contentLink(category.url, origin)
      : categoryHref(index, category, routes);

  // Does not use `visibleChildren`, because an item may also be a category below Groceries.
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

/** Never in the links: "Sign out", the header's own row, and delivery pass pages while the status is unknown. */
function forbiddenPaths({ routes, deliveryPass }: RootLinksContext): (string | null)[] {
  const passes = [routes.deliveryPass('ACTIVE'), routes.deliveryPass('AVAILABLE')];
  return [routes.logout(), ...(deliveryPass === 'UNKNOWN' ? passes : [])];
}
