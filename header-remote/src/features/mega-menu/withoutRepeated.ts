import type { MenuLevel } from '../../state/menu/menuLevel.ts';

/** The first level without the rows that only repeat a link in view beside Groceries. */
export const withoutRepeated = (level: MenuLevel, links: readonly string[]): MenuLevel => ({
  ...level,
  items: level.items.filter(
    ({ generated, opensLevel, href }) => generated || opensLevel || !links.includes(href ?? ''),
  ),
});
