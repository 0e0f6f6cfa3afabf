import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { groceriesPathAtom } from '../../state/menu/menu.ts';
import {
  emptyMenuPath,
  findMenuPath,
  type MenuLevel,
  menuLevel,
  viewAll,
} from '../../state/menu/menuLevel.ts';
import { taxonomyAtom } from '../../state/menu/taxonomy.ts';
import { optionsAtom, pathAtom, routesAtom } from '../../state/page/page.ts';
import { visibleLinksAtom, withoutRepeated } from './visibleLinks.ts';

/** The open levels. The first one is always open; without categories it has only the row "View all". */
export function useLevels(): readonly MenuLevel[] {
  const taxonomy = useAtomValue(taxonomyAtom);
  const path = useAtomValue(groceriesPathAtom);
  const routes = useAtomValue(routesAtom);
  const page = useAtomValue(pathAtom);
  const { groceries } = useAtomValue(optionsAtom).config.menuRoots;
  const menu = useMemo(() => {
    if (taxonomy.kind !== 'ready') return undefined;
    const { index } = taxonomy.value;
    const current = findMenuPath(taxonomy.value, page, routes);
    return { index, routes, menuRoot: 'Groceries', current } as const;
  }, [taxonomy, page, routes]);
  const links = useAtomValue(visibleLinksAtom);
  return useMemo(() => {
    const levels = [groceries, ...path].map((id, level) => menu && menuLevel(menu, id, level));
    const [first, ...others] = levels.filter((level) => level !== undefined);
    if (!first) return [levelWithoutCategories(groceries, routes.groceriesHome())];
    return [withoutRepeated(first, links.split(' ')), ...others];
  }, [menu, path, groceries, routes, links]);
}

const levelWithoutCategories = (id: string, href: string) => ({
  id,
  name: 'Groceries',
  banner: null,
  items: [viewAll({ id, name: 'Groceries' }, href, emptyMenuPath)],
});
