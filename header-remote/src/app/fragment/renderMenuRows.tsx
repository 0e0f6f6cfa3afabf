import type { ContentFragment, ResolvedHeaderOptions, Routes, Taxonomy } from '@grocer/shared-contracts';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerPanel } from '../../features/mega-menu/ServerPanel.tsx';
import { withoutRepeated } from '../../features/mega-menu/withoutRepeated.ts';
import { ServerLevel } from '../../features/mobile-menu/level/ServerLevel.tsx';
import { toRow } from '../../features/mobile-menu/level/toRow.ts';
import type { MenuRoot } from '../../state/menu/menu.ts';
import { type MenuLevel, menuLevel } from '../../state/menu/menuLevel.ts';
import { seasonalLevel } from '../../state/menu/seasonal/seasonalLevel.ts';
import type { SeasonalTitle } from '../../state/menu/seasonal/seasonalMenu.ts';
import { emptyMenuPath } from '../../state/menu/taxonomy/findMenuPath.ts';
import { indexCategories, visibleChildren } from '../../state/menu/taxonomy/indexCategories.ts';
import { defaultIdPrefix } from '../runtime/stamp.ts';
import { memoizeByObject } from './memoizeByObject.ts';

/** Rows of menus as markup, for visitors without a script and for crawlers (behaviour/menus#crawler-links). */
export interface MenuRows {
  /** The menu's panel in the navigation row; undefined without rows. */
  panel: string | undefined;
  /** The levels of the slide-out, and the ids of the rows that open them. */
  levels: { markup: string; ids: readonly string[] };
}

interface Page {
  config: ResolvedHeaderOptions['config'];
  routes: Routes;
  /** Addresses of the links beside Groceries. */
  beside: readonly string[];
}

/** Markup per taxonomy and configuration, so that it is not rendered for each page. */
const rowsCacheOf = memoizeByObject((_answer: object) => new Map<string, MenuRows>());

/**
 * Renders the two top levels of the taxonomy. The browser does not hydrate them, so that hydration needs no taxonomy.
 */
export function renderMenuRows(taxonomy: Taxonomy, page: Page): MenuRows {
  const cache = rowsCacheOf(taxonomy);
  const { root, menuRoots, offersWithoutCategoryId } = page.config;
  const key = JSON.stringify([root, menuRoots, offersWithoutCategoryId, page.beside]);
  const rows = cache.get(key) ?? render(taxonomy, page);
  cache.set(key, rows);
  return rows;
}

/** Renders the links in words of the seasonal menu, in the same way. */
export function renderSeasonalRows(
  fragment: ContentFragment,
  { title, href }: SeasonalTitle,
  { routes, origin }: Pick<Page, 'routes'> & { origin: string },
): MenuRows {
  const cache = rowsCacheOf(fragment);
  const key = JSON.stringify([title, href, origin, routes.root()]);
  const level = seasonalLevel(title, fragment, (link) => routes.contentLink(link, origin));
  const rows = cache.get(key) ?? {
    panel: level.items.length > 0 ? renderPanel('seasonal', { name: title, href, level }) : undefined,
    levels: level.items.length > 0 ? renderLevels([level]) : noLevels,
  };
  cache.set(key, rows);
  return rows;
}

const noLevels: MenuRows['levels'] = { markup: '', ids: [] };

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
    panel:
      panel &&
      renderPanel('groceries', {
        name: 'Groceries',
        href: routes.groceriesHome(),
        level: withoutRepeated(panel, beside),
      }),
    levels: renderLevels(levels),
  };
}

const renderPanel = (
  menu: 'groceries' | 'seasonal',
  panel: Omit<ComponentProps<typeof ServerPanel>, 'menuId'>,
): string => renderToStaticMarkup(<ServerPanel {...panel} menuId={`${defaultIdPrefix}-${menu}-menu`} />);

const renderLevels = (levels: readonly MenuLevel[]): MenuRows['levels'] => ({
  ids: levels.map(({ id }) => id),
  markup: renderToStaticMarkup(
    levels.map(({ id, name, items }) => (
      <ServerLevel id={id} idPrefix={defaultIdPrefix} items={items.map(toRow)} key={id} name={name} />
    )),
  ),
});
