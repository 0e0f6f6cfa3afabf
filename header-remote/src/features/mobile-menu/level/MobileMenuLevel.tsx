import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import {
  loadSeasonalMenuAtom,
  seasonalContentAtom,
  seasonalPanelTitleAtom,
} from '../../../state/menu/loadSeasonalMenu.ts';
import { shopPathAtom } from '../../../state/menu/menu.ts';
import { menuComponentsAtom, stopMenuBannersAtom } from '../../../state/menu/menuContent.ts';
import {
  emptyMenuPath,
  findMenuPath,
  type MenuLevel,
  menuLevel,
  viewAll,
} from '../../../state/menu/menuLevel.ts';
import { pressItemAtom } from '../../../state/menu/pressItem.ts';
import { rootLinksAtom } from '../../../state/menu/rootLinks.ts';
import { splitSeasonalContent } from '../../../state/menu/seasonalContent.ts';
import { seasonalId, seasonalMenuAtom } from '../../../state/menu/seasonalMenu.ts';
import { categoriesAtom, loadTaxonomyAtom, taxonomyAtom } from '../../../state/menu/taxonomy.ts';
import { idPrefixAtom, optionsAtom, pathAtom, routesAtom } from '../../../state/page/page.ts';
import { accountMenuAtom } from '../../../state/session/accountMenu.ts';
import { contentShopperAtom } from '../../../state/session/customer.ts';
import { LoadFailure } from '../../../ui/menu/LoadFailure.tsx';
import type { RenderMenuContent } from '../../../ui/menu/MenuShell.tsx';
import { accountItemId, accountRows } from '../menuEntries.ts';
import { LevelView } from './LevelView.tsx';

interface Props {
  content: RenderMenuContent;
}

/** The open level of the slide-out, below level 0. */
export function MobileMenuLevel({ content }: Props) {
  const path = useAtomValue(shopPathAtom);
  const stopBanners = useSetAtom(stopMenuBannersAtom);
  // Aborts the request for banners after the last level closes: this component is mounted while any is open.
  useEffect(() => stopBanners, [stopBanners]);
  switch (path.at(-1)) {
    case undefined:
      return null;
    case seasonalId:
      return <SeasonalLevel content={content} />;
    case accountItemId:
      return <AccountLevel />;
    default:
      return <CategoryLevel content={content} key={path.join('/')} path={path} />;
  }
}

/** The links of the account menu, without "Sign out". */
function AccountLevel() {
  const press = useSetAtom(pressItemAtom);
  return (
    <LevelView
      idPrefix={useAtomValue(idPrefixAtom)}
      items={accountRows(useAtomValue(accountMenuAtom))}
      name="My account"
      onPress={(item, index) => press(item, { level: 1, position: index + 1 })}
    />
  );
}

/** The seasonal menu as a level of the slide-out. */
function SeasonalLevel({ content }: Props) {
  const seasonal = useAtomValue(seasonalMenuAtom);
  const load = useSetAtom(loadSeasonalMenuAtom);
  const idPrefix = useAtomValue(idPrefixAtom);
  const fragment = useAtomValue(seasonalContentAtom);
  const shopper = useAtomValue(contentShopperAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each shopper has a menu of their own
  useEffect(() => void load(), [load, shopper]);
  const title = useAtomValue(seasonalPanelTitleAtom);
  if (!seasonal) return null;

  const split = fragment && splitSeasonalContent([seasonal.title, title], fragment);
  const components = split ? [...split.links, ...split.cells] : [];
  return (
    <LevelView
      content={components.length > 0 && content(components, 'seasonal-menu')}
      idPrefix={idPrefix}
      items={[]}
      name={title}
      waiting={!split}
    />
  );
}

interface CategoryProps {
  content: RenderMenuContent;
  /** Ids from the root down to the category whose children are shown. */
  path: readonly string[];
}

/** A level of the slide-out: the children of a category, with the content of the editors at the end. */
function CategoryLevel({ content, path }: CategoryProps) {
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
      items={level?.items ?? rootLevel.items}
      name={level?.name ?? rootLevel.name}
      onPress={(item, index) => press(item, { level: path.length, position: index + 1 })}
      parentName={parent?.name}
      waiting={kind === 'pending'}
    />
  );
}

function useLevel(id: string, level: number) {
  const index = useAtomValue(categoriesAtom);
  const routes = useAtomValue(routesAtom);
  const page = useAtomValue(pathAtom);
  return useMemo(() => {
    if (!index) return undefined;
    const current = findMenuPath(index, page, routes);
    return menuLevel({ index, routes, menuRoot: 'Shop', current }, id, level);
  }, [index, routes, page, id, level]);
}

/** The level of a root without loaded categories: only a link to the root's page. */
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
