import { useAtomValue } from 'jotai';
import { plainRootsAtom } from '../../state/menu/plainRoots.ts';
import { seasonalId, seasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { optionsAtom, routesAtom } from '../../state/page.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import type { MenuEntry } from './MenuLinks.tsx';

/**
 * Groceries to Inspiration, in the order of clarification 139.
 *
 * @param isPlain whether rows are links, since what opens their levels did not come
 */
export function useShopEntries(isPlain: boolean): MenuEntry[] {
  const routes = useAtomValue(routesAtom);
  const { groceries, entertaining } = useAtomValue(optionsAtom).config.menuRoots;
  const plainRoots = useAtomValue(plainRootsAtom);
  const seasonal = useAtomValue(seasonalMenuAtom);
  const canOpen = useHydrated() && !isPlain;
  const link = (id: string, name: string, href: string): MenuEntry => ({ id, name, href, opensLevel: false });
  const root = (id: string, name: string, href: string): MenuEntry => ({
    ...link(id, name, href),
    opensLevel: canOpen && !plainRoots.includes(id),
  });
  return [
    { ...root(groceries, 'Groceries', routes.groceriesHome()), look: 'groceries' },
    { ...root(entertaining, 'Entertaining', routes.entertainingHome()), look: 'bold' },
    { ...link('offers', 'Offers', routes.offers()), look: 'offers' },
    link('new', 'New', routes.new()),
    ...(seasonal
      ? [
          {
            id: seasonalId,
            name: seasonal.title,
            href: seasonal.href,
            opensLevel: canOpen,
            look: 'bold' as const,
          },
        ]
      : []),
    link('recipes', 'Recipes', routes.recipes()),
    link('inspiration', 'Inspiration', routes.inspiration()),
  ];
}
