import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { groceriesPathAtom } from '../../state/menu/menu.ts';
import { menuLevel, viewAll } from '../../state/menu/menuLevel.ts';
import { pressItemAtom } from '../../state/menu/pressItem.ts';
import { emptyMenuPath, findMenuPath } from '../../state/menu/taxonomy/findMenuPath.ts';
import { taxonomyAtom } from '../../state/menu/taxonomy/taxonomy.ts';
import { optionsAtom, pathAtom, routesAtom } from '../../state/page/page.ts';
import type { RenderMenuContent } from '../../ui/menu/RenderMenuContent.ts';
import { useDelayedFlag } from '../../ui/spinner/useDelayedFlag.ts';
import { GroceriesPanelView } from './GroceriesPanelView.tsx';
import { MenuAside } from './MenuAside.tsx';

interface Props {
  content: RenderMenuContent;
}

/** The panel of the Groceries menu. It requests nothing, because it is also rendered on hover (behaviour/menus#14). */
export function GroceriesPanel({ content }: Props) {
  const { kind } = useAtomValue(taxonomyAtom);
  const levels = useLevels();
  const press = useSetAtom(pressItemAtom);

  return (
    <GroceriesPanelView
      aside={<MenuAside banner={levels.at(-1)?.banner ?? null} content={content} depth={levels.length} />}
      levels={levels}
      onPress={(item, level, index) => press(item, { level, position: index + 1 })}
      openIds={useAtomValue(groceriesPathAtom)}
      spinning={useDelayedFlag(kind === 'pending')}
    />
  );
}

/** The open levels. The first one is always open; without categories it has only the row "View all". */
function useLevels() {
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
  return useMemo(() => {
    const levels = [groceries, ...path].map((id, level) => menu && menuLevel(menu, id, level));
    const openLevels = levels.filter((level) => level !== undefined);
    return openLevels.length > 0 ? openLevels : [levelWithoutCategories(groceries, routes.groceriesHome())];
  }, [menu, path, groceries, routes]);
}

const levelWithoutCategories = (id: string, href: string) => ({
  id,
  name: 'Groceries',
  banner: null,
  items: [viewAll({ id, name: 'Groceries' }, href, emptyMenuPath)],
});
