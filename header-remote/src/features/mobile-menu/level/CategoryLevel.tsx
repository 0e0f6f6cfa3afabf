import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { currentLine } from '../../../state/menu/currentLine.ts';
import type { MenuContent } from '../../../state/menu/menuContent.ts';
import { type MenuItem, menuLevel } from '../../../state/menu/menuLevel.ts';
import { pressItemAtom } from '../../../state/menu/pressItem.ts';
import { loadTaxonomyAtom, taxonomyAtom } from '../../../state/menu/taxonomy.ts';
import { useMenuComponents } from '../../../state/menu/useMenuComponents.ts';
import { idPrefixAtom, optionsAtom, pathAtom, routesAtom } from '../../../state/page.ts';
import { LevelView } from './LevelView.tsx';

interface Props {
  content: MenuContent;
  /** Ids from the root down to the category whose children are shown. */
  path: readonly string[];
}

/** The children of a category as a level of the slide-out, and what editors put there. */
export function CategoryLevel({ content, path }: Props) {
  const id = path.at(-1) ?? '';
  const level = useLevel(id, path.length);
  const parent = useLevel(path.at(-2) ?? '', path.length - 1);
  const press = useSetAtom(pressItemAtom);
  const load = useSetAtom(loadTaxonomyAtom);
  const components = useMenuComponents(level?.banner ?? null);
  const plain = usePlain(id);
  useEffect(() => void load(), [load]);

  return (
    <LevelView
      content={components && components.length > 0 && content(components, 'mega-menu')}
      idPrefix={useAtomValue(idPrefixAtom)}
      items={(level?.items ?? plain.items).map(rowOf)}
      name={level?.name ?? plain.name}
      onPress={(item, index) => press(item, { level: path.length, position: index + 1 })}
      parentName={parent?.name}
      waiting={useAtomValue(taxonomyAtom).kind === 'pending'}
    />
  );
}

function useLevel(id: string, level: number) {
  const taxonomy = useAtomValue(taxonomyAtom);
  const routes = useAtomValue(routesAtom);
  const page = useAtomValue(pathAtom);
  return useMemo(() => {
    if (taxonomy.kind !== 'ready') return undefined;
    const current = currentLine(taxonomy.value, page, routes);
    return menuLevel({ index: taxonomy.value.index, routes, menuRoot: 'Shop', current }, id, level);
  }, [taxonomy, routes, page, id, level]);
}

/** What there is without categories: the root's own page (clarification 123). */
function usePlain(id: string): {
  name: string;
  items: readonly Pick<MenuItem, 'id' | 'name' | 'href' | 'generated' | 'opensLevel'>[];
} {
  const routes = useAtomValue(routesAtom);
  const { entertaining } = useAtomValue(optionsAtom).config.menuRoots;
  const isEntertaining = id === entertaining;
  const name = isEntertaining ? 'Entertaining' : 'Groceries';
  const href = isEntertaining ? routes.entertainingHome() : routes.groceriesHome();
  return {
    name,
    items: [{ id: `all-${id}`, name: `View all ${name}`, href, generated: true, opensLevel: false }],
  };
}

/** A category's row as the slide-out draws it. */
const rowOf = (
  item: Pick<MenuItem, 'generated'> &
    Partial<MenuItem> &
    Pick<MenuItem, 'id' | 'name' | 'href' | 'opensLevel'>,
) => ({
  ...item,
  look: item.generated
    ? ('all' as const)
    : item.offer
      ? ('offers' as const)
      : item.bold
        ? ('bold' as const)
        : undefined,
});
