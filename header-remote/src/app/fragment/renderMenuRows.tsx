import type { ResolvedHeaderOptions, Routes, Taxonomy } from '@grocer/shared-contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerGroceries } from '../../features/mega-menu/ServerGroceries.tsx';
import { withoutRepeated } from '../../features/mega-menu/withoutRepeated.ts';
import { ServerLevel } from '../../features/mobile-menu/level/ServerLevel.tsx';
import { toRow } from '../../features/mobile-menu/level/toRow.ts';
import type { MenuRoot } from '../../state/menu/menu.ts';
import { type MenuLevel, menuLevel } from '../../state/menu/menuLevel.ts';
import { emptyMenuPath } from '../../state/menu/taxonomy/findMenuPath.ts';
import { indexCategories, visibleChildren } from '../../state/menu/taxonomy/indexCategories.ts';
import { defaultIdPrefix } from '../runtime/stamp.ts';
import { memoizeByObject } from './memoizeByObject.ts';

/** The two top levels of the taxonomy as markup, for visitors without a script and for crawlers (behaviour/menus#35). */
export interface MenuRows {
  /** The panel of Groceries; undefined without categories. */
  groceries: string | undefined;
  /** The levels of the slide-out, for the roots that have any. */
  levels: { markup: string; roots: readonly string[] };
}

interface Page {
  config: ResolvedHeaderOptions['config'];
  routes: Routes;
  /** Addresses of the links beside Groceries. */
  beside: readonly string[];
}

/** Markup per taxonomy and configuration, so that it is not rendered for each page. */
const rowsCacheOf = memoizeByObject((_taxonomy: Taxonomy) => new Map<string, MenuRows>());

/** Renders rows that the browser does not hydrate, so that hydration needs no taxonomy. */
export function renderMenuRows(taxonomy: Taxonomy, page: Page): MenuRows {
  const cache = rowsCacheOf(taxonomy);
  const { root, menuRoots, offersWithoutCategoryId } = page.config;
  const key = JSON.stringify([root, menuRoots, offersWithoutCategoryId, page.beside]);
  const rows = cache.get(key) ?? render(taxonomy, page);
  cache.set(key, rows);
  return rows;
}

function render(taxonomy: Taxonomy, { config, routes, beside }: Page): MenuRows {
  const { groceries, entertaining } = config.menuRoots;
  const index = indexCategories(taxonomy, [groceries, entertaining]);
  const roots = [groceries, entertaining].filter((id) => visibleChildren(index, id).length > 0);
  const levelOf = (menuRoot: MenuRoot, id: string, level: number) => {
    const found = menuLevel({ index, routes, menuRoot, current: emptyMenuPath }, id, level);
    return found ? [found] : [];
  };
  const [panel] = roots.includes(groceries) ? levelOf('Groceries', groceries, 0) : [];
  const levels = roots.flatMap((id) => levelOf('Shop', id, 1));
  return {
    groceries: panel && renderPanel(withoutRepeated(panel, beside), routes.groceriesHome()),
    levels: { markup: renderLevels(levels), roots },
  };
}

const renderPanel = (level: MenuLevel, href: string): string =>
  renderToStaticMarkup(
    <ServerGroceries href={href} level={level} menuId={`${defaultIdPrefix}-groceries-menu`} />,
  );

const renderLevels = (levels: readonly MenuLevel[]): string =>
  renderToStaticMarkup(
    levels.map(({ id, name, items }) => (
      <ServerLevel id={id} idPrefix={defaultIdPrefix} items={items.map(toRow)} key={id} name={name} />
    )),
  );
