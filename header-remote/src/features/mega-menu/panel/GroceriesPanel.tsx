import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { currentLine } from '../../../state/menu/currentLine.ts';
import { groceriesPathAtom } from '../../../state/menu/menu.ts';
import type { MenuContent } from '../../../state/menu/menuContent.ts';
import { menuLevel } from '../../../state/menu/menuLevel.ts';
import { pressItemAtom } from '../../../state/menu/pressItem.ts';
import { taxonomyAtom } from '../../../state/menu/taxonomy.ts';
import { optionsAtom, pathAtom, routesAtom } from '../../../state/page.ts';
import { useLasting } from '../../../ui/spinner/useLasting.ts';
import { GroceriesPanelView } from './GroceriesPanelView.tsx';
import { MenuAside } from './MenuAside.tsx';

interface Props {
  content: MenuContent;
}

/** A shorter wait shows no spinner. */
const quietMs = 300;

/** The panel of the Groceries menu. It asks for nothing: it may stand ready for a press that never comes. */
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
      spinning={useLasting(kind === 'pending', quietMs)}
    />
  );
}

/** The levels that are open, the first one always: without categories it holds no more than "View all". */
function useLevels() {
  const taxonomy = useAtomValue(taxonomyAtom);
  const path = useAtomValue(groceriesPathAtom);
  const routes = useAtomValue(routesAtom);
  const page = useAtomValue(pathAtom);
  const { groceries } = useAtomValue(optionsAtom).config.menuRoots;
  const shown = useMemo(() => {
    if (taxonomy.kind !== 'ready') return undefined;
    const { index } = taxonomy.value;
    const current = currentLine(taxonomy.value, page, routes);
    return { index, routes, menuRoot: 'Groceries', current } as const;
  }, [taxonomy, page, routes]);
  return useMemo(() => {
    const levels = [groceries, ...path].map((id, level) => shown && menuLevel(shown, id, level));
    const known = levels.filter((level) => level !== undefined);
    return known.length > 0 ? known : [withoutCategories(groceries, routes.groceriesHome())];
  }, [shown, path, groceries, routes]);
}

const withoutCategories = (id: string, href: string) => ({
  id,
  name: 'Groceries',
  banner: null,
  items: [
    {
      id: `all-${id}`,
      name: 'View all Groceries',
      href,
      opensLevel: false,
      generated: true,
      bold: false,
      offer: false,
      showWarningIcon: false,
      current: null,
    },
  ],
});
