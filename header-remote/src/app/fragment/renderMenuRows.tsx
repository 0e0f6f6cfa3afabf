import type { ResolvedHeaderOptions, Routes, Taxonomy } from '@grocer/shared-contracts';
import { escapeHtml } from '@grocer/shared-contracts/internal';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerGroceries } from '../../features/mega-menu/ServerGroceries.tsx';
import { withoutRepeated } from '../../features/mega-menu/withoutRepeated.ts';
import { type MenuLevel, menuLevel } from '../../state/menu/menuLevel.ts';
import { emptyMenuPath } from '../../state/menu/taxonomy/findMenuPath.ts';
import { categoryHref, indexCategories, visibleChildren } from '../../state/menu/taxonomy/indexCategories.ts';
import { crawlerLinksAttribute, defaultIdPrefix } from '../runtime/stamp.ts';
import { memoizeByObject } from './memoizeByObject.ts';

/** The two top levels of the taxonomy as markup. */
export interface MenuRows {
  /** The panel of Groceries; undefined without categories. */
  groceries: string | undefined;
  /** For crawlers: links that are in no panel. They are not visible, announced or focusable (behaviour/menus#35). */
  links: string;
}

interface Page {
  config: ResolvedHeaderOptions['config'];
  routes: Routes;
  /** Addresses of the links beside Groceries. */
  beside: readonly string[];
}

/** Markup per taxonomy and configuration, so that it is not rendered for each page. */
const rowsCacheOf = memoizeByObject((_taxonomy: Taxonomy) => new Map<string, MenuRows>());

/**
 * Renders the two top levels of the taxonomy as links, for visitors without a script and for crawlers. They are outside
 * of the hydrated markup, so that hydration needs no taxonomy.
 */
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
  const context = { index, routes, menuRoot: 'Groceries', current: emptyMenuPath } as const;
  const level = menuLevel(context, groceries, 0);
  const hasPanel = level !== undefined && visibleChildren(index, groceries).length > 0;
  const links = [hasPanel ? [] : groceries, entertaining]
    .flat()
    .map((id) => index.byId.get(id))
    .filter((category) => category !== undefined)
    .flatMap((category) => [category, ...visibleChildren(index, category.id)])
    .map((category) => ({ name: category.shortName, href: categoryHref(index, category, routes) }))
    .filter(({ href }) => href !== null)
    .map(({ name, href }) => `<a href="${escapeHtml(href as string)}">${escapeHtml(name)}</a>`);
  return {
    groceries: hasPanel ? renderPanel(withoutRepeated(level, beside), routes.groceriesHome()) : undefined,
    links: links.length === 0 ? '' : `<nav ${crawlerLinksAttribute} hidden>${links.join(' ')}</nav>`,
  };
}

const renderPanel = (level: MenuLevel, href: string): string =>
  renderToStaticMarkup(
    <ServerGroceries href={href} level={level} menuId={`${defaultIdPrefix}-groceries-menu`} />,
  );
