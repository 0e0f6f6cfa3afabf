import { useAtomValue } from 'jotai';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { rootLinksAtom, rootsWithoutMenuAtom } from '../../state/menu/rootLinks.ts';
import { seasonalId, seasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { idPrefixAtom, optionsAtom, routesAtom, signedOutLinksAtom } from '../../state/page/page.ts';
import type { AccountMenuItem } from '../../state/session/accountMenu.ts';
import { looksSignedInAtom, signOutAtom } from '../../state/session/session.ts';
import { accountGlyphs } from '../../ui/icon/accountGlyphs.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import type { MenuEntry } from './MenuLinks.tsx';

/** The id of the row "My account" in the menu's path. */
export const accountItemId = 'account';

/** Id of the popover of a server-rendered level. */
export const serverLevelId = (idPrefix: string, id: string): string => `${idPrefix}-menu-${id}`;

/** The account links of level 0 (behaviour/menus#slide-out-account). */
export function useAccount() {
  const routes = useAtomValue(routesAtom);
  const links = useAtomValue(signedOutLinksAtom);
  const isSignedIn = useAtomValue(looksSignedInAtom);
  const signOut = useAtomValue(signOutAtom);
  const opensLevel = useHydrated();
  const isOnServer = useAtomValue(serverMenuAtom).isRendering;
  const idPrefix = useAtomValue(idPrefixAtom);
  if (!isSignedIn) return { session: 'out' as const, links };
  return {
    session: 'in' as const,
    favourites: routes.favourites(),
    myOrders: routes.myOrders(),
    myAccount: {
      id: accountItemId,
      name: 'My account',
      href: routes.myAccount(),
      opensLevel,
      ...(isOnServer && { serverLevel: serverLevelId(idPrefix, accountItemId) }),
    },
    ...(signOut !== 'none' && { signOut: routes.logout() }),
    hidesSignOut: signOut === 'unknown',
  };
}

/**
 * The rows of level 0 from Groceries to Inspiration, in the order of behaviour/menus#slide-out-rows. Links of
 * the taxonomy replace all of them but Groceries and the seasonal menu.
 */
export function useShopEntries(): MenuEntry[] {
  const routes = useAtomValue(routesAtom);
  const { groceries, entertaining } = useAtomValue(optionsAtom).config.menuRoots;
  const rootsWithoutMenu = useAtomValue(rootsWithoutMenuAtom);
  const seasonal = useAtomValue(seasonalMenuAtom);
  const { megaMenu } = useAtomValue(rootLinksAtom);
  const canOpen = useHydrated();
  const idPrefix = useAtomValue(idPrefixAtom);
  const onServer = useAtomValue(serverMenuAtom).levels?.ids ?? [];
  const link = (id: string, name: string, href: string): MenuEntry => ({ id, name, href, opensLevel: false });
  const root = (id: string, name: string, href: string | null): MenuEntry => ({
    id,
    name,
    href,
    opensLevel: canOpen && !rootsWithoutMenu.includes(id),
    ...(onServer.includes(id) && { serverLevel: serverLevelId(idPrefix, id) }),
  });
  const groceriesRow: MenuEntry = {
    ...root(groceries, 'Groceries', routes.groceriesHome()),
    look: 'groceries',
  };
  const seasonalRows: MenuEntry[] = seasonal
    ? [{ ...root(seasonalId, seasonal.title, seasonal.href), look: 'bold' }]
    : [];
  if (megaMenu) {
    const rows = megaMenu.map((row) => ({ ...row, opensLevel: row.opensLevel && canOpen }));
    return [groceriesRow, ...seasonalRows, ...rows];
  }
  return [
    groceriesRow,
    { ...root(entertaining, 'Entertaining', routes.entertainingHome()), look: 'bold' },
    { ...link('offers', 'Offers', routes.offers()), look: 'offers' },
    link('new', 'New', routes.new()),
    ...seasonalRows,
    link('recipes', 'Recipes', routes.recipes()),
    link('inspiration', 'Inspiration', routes.inspiration()),
  ];
}

/** The rows of the level "My account", in the account menu's order. "Sign out" is on level 0 instead. */
export const accountRows = (menu: readonly AccountMenuItem[]) =>
  menu
    .filter(({ kind }) => kind !== 'sign-out')
    .map((item) => ({
      ...item,
      id: idOf(item),
      opensLevel: false,
      glyph: item.kind === 'category' ? undefined : accountGlyphs[item.kind],
    }));

/** The id of a row in analytics: a category's own id, or a name for the kind of a fixed link. */
const idOf = ({ id, kind }: AccountMenuItem): string =>
  id ?? (kind === 'overview' ? 'account-overview' : kind);
