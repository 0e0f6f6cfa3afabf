import type { Category, Routes } from '@grocer/shared-contracts';
import type { CurrentLine } from './currentLine.ts';
import { type CategoryIndex, categoryHref, shownChildren } from './indexCategories.ts';
import type { MenuRoot } from './menu.ts';
import { hasLevelBelow } from './menuLevels.ts';

/** A row of a menu (specification §3, Menu item; clarification 142). */
export interface MenuItem {
  id: string;
  name: string;
  /** Its page, or `null` where it has none. */
  href: string | null;
  /** Whether it is a button that opens a level; else it is a link (clarification 107). */
  opensLevel: boolean;
  /** Made by the header: "View all". */
  generated: boolean;
  bold: boolean;
  offer: boolean;
  showWarningIcon: boolean;
  /** The page is this category's own, or stands below it. */
  current: 'page' | 'within' | null;
}

export interface MenuLevel {
  id: string;
  name: string;
  /** Key of the experience fragment that is shown beside or below it. */
  banner: string | null;
  items: readonly MenuItem[];
}

interface Shown {
  index: CategoryIndex;
  routes: Pick<Routes, 'category' | 'categoryOffers'>;
  menuRoot: MenuRoot;
  current: CurrentLine;
}

/** The rows below a category, where they are level number `level` of a menu. `undefined`: there is no such category. */
export function menuLevel(shown: Shown, id: string, level: number): MenuLevel | undefined {
  const { index, routes } = shown;
  const parent = index.byId.get(id);
  if (!parent) return undefined;
  const children = shownChildren(index, id).map((category) => itemOf(shown, category, level));
  const all = viewAll(parent, categoryHref(index, parent, routes), shown.current);
  // A row without a page and without a level below it would do nothing.
  const items = [all, ...children].filter(({ href, opensLevel }) => href !== null || opensLevel);
  return { id, name: parent.name, banner: parent.banner, items };
}

function itemOf({ index, routes, menuRoot, current }: Shown, category: Category, level: number): MenuItem {
  const { id, name, offer, additionalClasses } = category;
  return {
    id,
    name,
    href: categoryHref(index, category, routes),
    opensLevel: hasLevelBelow(menuRoot, level) && shownChildren(index, id).length > 0,
    generated: false,
    // The variants that are known; others are left out (clarification 143).
    bold: additionalClasses.includes('bold'),
    offer: offer || additionalClasses.includes('offer'),
    showWarningIcon: additionalClasses.includes('warning'),
    current: currentOf(current, id),
  };
}

/** First of each level, since the parent itself is a button (clarification 107). */
const viewAll = ({ id, name }: Category, href: string | null, current: CurrentLine): MenuItem => ({
  id: `all-${id}`,
  name: `View all ${name}`,
  href,
  opensLevel: false,
  generated: true,
  bold: false,
  offer: false,
  showWarningIcon: false,
  current: currentOf(current, id) === 'page' ? 'page' : null,
});

function currentOf({ ids, isWhole }: CurrentLine, id: string): MenuItem['current'] {
  if (!ids.includes(id)) return null;
  return isWhole && ids.at(-1) === id ? 'page' : 'within';
}
