import { atom } from 'jotai';
import { routesAtom } from '../../page/page.ts';
import { categoryHref } from '../taxonomy/indexCategories.ts';
import { taxonomyAtom } from '../taxonomy/taxonomy.ts';
import { seasonalMenuAtom } from './seasonalMenu.ts';

/**
 * The title of the seasonal menu's panel: its own, unless the season's category has another one for it
 * (behaviour/menus#seasonal-panel).
 */
export const seasonalPanelTitleAtom = atom((get): string => {
  const { title = '', href = null } = get(seasonalMenuAtom) ?? {};
  const taxonomy = get(taxonomyAtom);
  if (taxonomy.kind !== 'ready') return title;
  const { index } = taxonomy.value;
  const routes = get(routesAtom);
  for (const category of index.byId.values()) {
    const { name, shortName, seasonalMenuTitle } = category;
    if (seasonalMenuTitle === null) continue;
    const isNamed = name === title || shortName === title;
    if (isNamed || (href !== null && categoryHref(index, category, routes) === href))
      return seasonalMenuTitle;
  }
  return title;
});
