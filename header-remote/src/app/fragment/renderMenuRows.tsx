import type { ContentFragment, ResolvedHeaderOptions, Routes, Taxonomy } from '@grocer/shared-contracts';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerPanel } from '../../features/mega-menu/GroceriesPanel.tsx';
import { withoutRepeated } from '../../features/mega-menu/useLevels.ts';
import { ServerLevel } from '../../features/mobile-menu/level/ServerLevels.tsx';
import { indexCategories, visibleChildren } from '../../state/menu/categories.ts';
import type { MenuRoot } from '../../state/menu/menu.ts';
import { emptyMenuPath, type MenuLevel, menuLevel } from '../../state/menu/menuLevel.ts';
import { seasonalLevel } from '../../state/menu/seasonalContent.ts';
import type { SeasonalTitle } from '../../state/menu/seasonalMenu.ts';
import { defaultIdPrefix } from '../runtime/stamp.ts';
import { createCache, memoizeByObject } from './cache.ts';

/** Server-rendered menu rows, for visitors without JavaScript and for crawlers. */
export interface MenuRows {
  /** The menu's panel in the navigation row; undefined without rows. */
  panel: string | undefined;
  /** The levels of the slide-out, and their ids, which are those of the rows that open them. */
  levels: { markup: string; ids: readonly string[] };
}

interface Page {
  config: ResolvedHeaderOptions['config'];
  routes: Routes;
  /** Addresses of the other links of the navigation row. */
  beside: readonly string[];
}

/** Cache of the rendered rows by the service's answer, so that they are not rendered again for each page. */
const rowsOf = memoizeByObject((_answer: object) => createCache<MenuRows>(200));

/** Renders the two top levels of the taxonomy. The browser does not hydrate them, so it needs no taxonomy. */
export function renderMenuRows(taxonomy: Taxonomy, page: Page): MenuRows {
  const { root, menuRoots, offersWithoutCategoryId } = page.config;
  const key = JSON.stringify([root, menuRoots, offersWithoutCategoryId, page.beside]);
  return rowsOf(taxonomy)(key, () => renderCategories(taxonomy, page));
}

/** Renders the text links of the seasonal menu, which the browser does not hydrate either. */
export function renderSeasonalRows(
  fragment: ContentFragment,
  { title, href }: SeasonalTitle,
  { routes, origin }: Pick<Page, 'routes'> & { origin: string },
): MenuRows {
  return rowsOf(fragment)(JSON.stringify([title, href, origin, routes.root()]), () => {
    const level = seasonalLevel(title, fragment, (link) => routes.contentLink(link, origin));
    const hasLinks = level.items.length > 0;
    return {
      panel: hasLinks ? renderPanel('seasonal', { name: title, href, level }) : undefined,
      levels: renderLevels(hasLinks ? [level] : []),
    };
  });
}

function renderCategories(taxonomy: Taxonomy, { config, routes, beside }: Page): MenuRows {
  const { groceries, entertaining } = config.menuRoots;
  const index = indexCategories(taxonomy, [groceries, entertaining]);
  const roots = [groceries, entertaining].filter((id) => visibleChildren(index, id).length > 0);
  const levelOf = (menuRoot: MenuRoot, id: string, level: number) =>
    menuLevel({ index, routes, menuRoot, current: emptyMenuPath }, id, level);
  const panel = roots.includes(groceries) ? levelOf('Groceries', groceries, 0) : undefined;
  const levels = roots.map((id) => levelOf('Shop', id, 1)).filter((level) => level !== undefined);
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
      <ServerLevel id={id} idPrefix={defaultIdPrefix} items={items} key={id} name={name} />
    )),
  ),
});
