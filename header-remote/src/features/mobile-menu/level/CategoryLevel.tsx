import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { menuComponentsAtom } from '../../../state/menu/menuContent.ts';
import {
  emptyMenuPath,
  findMenuPath,
  type MenuLevel,
  menuLevel,
  viewAll,
} from '../../../state/menu/menuLevel.ts';
import { pressItemAtom } from '../../../state/menu/pressItem.ts';
import { rootLinksAtom } from '../../../state/menu/rootLinks.ts';
import { loadTaxonomyAtom, taxonomyAtom } from '../../../state/menu/taxonomy.ts';
import { idPrefixAtom, optionsAtom, pathAtom, routesAtom } from '../../../state/page/page.ts';
import { LoadFailure } from '../../../ui/menu/LoadFailure.tsx';
import type { RenderMenuContent } from '../../../ui/menu/MenuShell.tsx';
import { LevelView } from './LevelView.tsx';
import { toRow } from './toRow.ts';

interface Props {
  content: RenderMenuContent;
  /** Ids from the root down to the category whose children are shown. */
  path: readonly string[];
}

/** A level of the slide-out: the children of a category, with the content of the editors at the end. */
export function CategoryLevel({ content, path }: Props) {
  const id = path.at(-1) ?? '';
  const level = useLevel(id, path.length);
  const parent = useLevel(path.at(-2) ?? '', path.length - 1);
  const press = useSetAtom(pressItemAtom);
  const load = useSetAtom(loadTaxonomyAtom);
  const { chosen = [], adverts = [] } = useAtomValue(menuComponentsAtom)(level?.banner ?? null);
  const components = [...chosen, ...adverts];
  const rootLevel = useRootLevel(id);
  const { kind } = useAtomValue(taxonomyAtom);
  useEffect(() => void load(), [load]);

  return (
    <LevelView
      content={components.length > 0 && content(components, 'mega-menu')}
      failure={kind === 'failed' && <LoadFailure onRetry={load} />}
      idPrefix={useAtomValue(idPrefixAtom)}
      items={(level?.items ?? rootLevel.items).map(toRow)}
      name={level?.name ?? rootLevel.name}
      onPress={(item, index) => press(item, { level: path.length, position: index + 1 })}
      parentName={parent?.name}
      waiting={kind === 'pending'}
    />
  );
}

function useLevel(id: string, level: number) {
  const taxonomy = useAtomValue(taxonomyAtom);
  const routes = useAtomValue(routesAtom);
  const page = useAtomValue(pathAtom);
  return useMemo(() => {
    if (taxonomy.kind !== 'ready') return undefined;
    const current = findMenuPath(taxonomy.value, page, routes);
    return menuLevel({ index: taxonomy.value.index, routes, menuRoot: 'Shop', current }, id, level);
  }, [taxonomy, routes, page, id, level]);
}

/** The level without categories: only a link to the root's page. */
function useRootLevel(id: string): Pick<MenuLevel, 'name' | 'items'> {
  const routes = useAtomValue(routesAtom);
  const { entertaining } = useAtomValue(optionsAtom).config.menuRoots;
  const link = useAtomValue(rootLinksAtom).megaMenu?.find((each) => each.id === id);
  if (link) return { name: link.name, items: [viewAll(link, link.href, emptyMenuPath)] };
  const isEntertaining = id === entertaining;
  const name = isEntertaining ? 'Entertaining' : 'Groceries';
  const href = isEntertaining ? routes.entertainingHome() : routes.groceriesHome();
  return { name, items: [viewAll({ id, name }, href, emptyMenuPath)] };
}
