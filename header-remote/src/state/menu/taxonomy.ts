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

/** Loads the taxonomy at the start of the page if its links replace fixed ones. Otherwise the first open menu does. */
export const ensureRootLinksAtom = atom(null, async (get, set) => {
  if (hasFurtherRoots(get(optionsAtom).config.menuRoots)) await set(loadTaxonomyAtom);
});

/** The taxonomy, indexed. Requested at the first use, and at the next use after the shopper has signed in or out. */
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

/** Resolves when the taxonomy has loaded. If loading fails, stays pending until a later request succeeds. */
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

/** The links from the loaded taxonomy. A derived atom keeps the object, so reopening a menu does not render them. */
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

/** Shows the links from the loaded taxonomy. Run it again when the delivery pass has changed. */
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

/** Matches a category's `url` if it is a path or an absolute URL; others are URL names of categories. */
const address = /^(\/|[a-z][a-z\d+.-]*:)/i;

/**
 * Finds the links below the roots other than those of the main menus (behaviour/menus#further-roots). Omits
 * links that the shopper must not see, and repeated URLs (behaviour/menus#taxonomy-roles). A root that is not
 * configured or has no links is absent.
 */
export function findRootLinks(context: RootLinksContext): RootLinks {
  const { index, menuRoots, routes, origin } = context;
  const forbidden = forbiddenPaths(context);
  const hrefOf = (category: Category): string | null =>
    category.url !== null && address.test(category.url)
      ? routes.contentLink(category.url, origin)
      : categoryHref(index, category, routes);

  // Does not use `visibleChildren`, which omits a category that is also below Groceries.
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

  /** URLs that the header shows beside the links of a root. */
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

/**
 * Paths that are never among the links: log-out, because "Sign out" is a row of its own, and delivery pass
 * pages while the pass is unknown.
 */
function forbiddenPaths({ routes, deliveryPass }: RootLinksContext): (string | null)[] {
  const passes = [routes.deliveryPass('ACTIVE'), routes.deliveryPass('AVAILABLE')];
  return [routes.logout(), ...(deliveryPass === 'UNKNOWN' ? passes : [])];
}
