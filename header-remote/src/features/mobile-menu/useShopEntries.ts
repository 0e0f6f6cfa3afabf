import { useAtomValue } from 'jotai';
import { serverMenuAtom } from '../../state/menu/menu.ts';
import { rootLinksAtom, rootsWithoutMenuAtom } from '../../state/menu/rootLinks.ts';
import { seasonalId, seasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { idPrefixAtom, optionsAtom, routesAtom } from '../../state/page/page.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { serverLevelId } from './level/ServerLevel.tsx';
import type { MenuEntry } from './MenuLinks.tsx';

/**
 * The rows of level 0 from Groceries to Inspiration, in the order of behaviour/menus#slide-out-rows. Links of the
 * taxonomy take the place of all but Groceries and the seasonal menu.
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
  const serverLevelOf = (id: string) => onServer.includes(id) && { serverLevel: serverLevelId(idPrefix, id) };
  const root = (id: string, name: string, href: string): MenuEntry => ({
    ...link(id, name, href),
    opensLevel: canOpen && !rootsWithoutMenu.includes(id),
    ...serverLevelOf(id),
  });
  const groceriesRow: MenuEntry = {
    ...root(groceries, 'Groceries', routes.groceriesHome()),
    look: 'groceries',
  };
  const seasonalRows: MenuEntry[] = seasonal
    ? [
        {
          id: seasonalId,
          name: seasonal.title,
          href: seasonal.href,
          opensLevel: canOpen,
          ...serverLevelOf(seasonalId),
          look: 'bold',
        },
      ]
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
