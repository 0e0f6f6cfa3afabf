import type { ResolvedHeaderOptions, Routes, Taxonomy } from '@grocer/shared-contracts';
import { escapeHtml } from '@grocer/shared-contracts/internal';
import { categoryHref, indexCategories, visibleChildren } from '../../state/menu/taxonomy/indexCategories.ts';
import { crawlerLinksAttribute } from '../runtime/stamp.ts';
import { memoizeByObject } from './memoizeByObject.ts';

/** Markup per taxonomy and configuration, so that it is not rendered for each page. */
const markupCacheOf = memoizeByObject((_taxonomy: Taxonomy) => new Map<string, string>());

/**
 * Renders the two top levels of the taxonomy as plain links for crawlers: not visible, announced or focusable
 * (behaviour/menus#35, #39). They are outside of the hydrated markup, so that hydration needs no taxonomy.
 */
export function renderCrawlerLinks(
  taxonomy: Taxonomy,
  config: ResolvedHeaderOptions['config'],
  routes: Routes,
): string {
  const cache = markupCacheOf(taxonomy);
  const key = JSON.stringify([config.root, config.menuRoots, config.offersWithoutCategoryId]);
  const markup = cache.get(key) ?? render(taxonomy, config, routes);
  cache.set(key, markup);
  return markup;
}

function render(taxonomy: Taxonomy, { menuRoots }: ResolvedHeaderOptions['config'], routes: Routes): string {
  const roots = [menuRoots.groceries, menuRoots.entertaining];
  const index = indexCategories(taxonomy, roots);
  const links = roots
    .map((id) => index.byId.get(id))
    .filter((root) => root !== undefined)
    .flatMap((root) => [root, ...visibleChildren(index, root.id)])
    .map((category) => ({ name: category.shortName, href: categoryHref(index, category, routes) }))
    .filter(({ href }) => href !== null)
    .map(({ name, href }) => `<a href="${escapeHtml(href as string)}">${escapeHtml(name)}</a>`);
  return links.length === 0 ? '' : `<nav ${crawlerLinksAttribute} hidden>${links.join(' ')}</nav>`;
}
