import type { ResolvedHeaderOptions, Routes, Taxonomy } from '@grocer/shared-contracts';
import { categoryHref, indexCategories, shownChildren } from '../state/menu/indexCategories.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { keepFor } from './keepFor.ts';
import { crawlerLinksAttribute } from './stamp.ts';

/** Rendered once for a taxonomy and a configuration, not once a page. */
const renderedOf = keepFor((_taxonomy: Taxonomy) => new Map<string, string>());

/**
 * The two top levels of the taxonomy as plain links, for crawlers (clarification 49): neither seen, announced nor
 * focusable. They stand beside what is hydrated, so that the browser needs no taxonomy to take the fragment over.
 */
export function crawlerLinks(
  taxonomy: Taxonomy,
  config: ResolvedHeaderOptions['config'],
  routes: Routes,
): string {
  const known = renderedOf(taxonomy);
  const key = JSON.stringify([config.root, config.menuRoots, config.offersWithoutCategoryId]);
  const markup = known.get(key) ?? render(taxonomy, config, routes);
  known.set(key, markup);
  return markup;
}

function render(taxonomy: Taxonomy, { menuRoots }: ResolvedHeaderOptions['config'], routes: Routes): string {
  const roots = [menuRoots.groceries, menuRoots.entertaining];
  const index = indexCategories(taxonomy, roots);
  const links = roots
    .map((id) => index.byId.get(id))
    .filter((root) => root !== undefined)
    .flatMap((root) => [root, ...shownChildren(index, root.id)])
    .map((category) => ({ name: category.name, href: categoryHref(index, category, routes) }))
    .filter(({ href }) => href !== null)
    .map(({ name, href }) => `<a href="${escapeMarkup(href as string)}">${escapeMarkup(name)}</a>`);
  return links.length === 0 ? '' : `<nav ${crawlerLinksAttribute} hidden>${links.join(' ')}</nav>`;
}
