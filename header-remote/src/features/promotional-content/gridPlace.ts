import type { ContentComponent, ContentOf } from '@grocer/shared-contracts';

/** Screen sizes as the content service names them: below 768 px, below 992 px, and all others. */
export const screens = ['phone', 'tablet', 'default'] as const;

type Screen = (typeof screens)[number];

const columnCount = 12;

/** How many of the twelve columns a trading cell spans. */
const columnsOfCell = {
  oneCell: { tablet: 6, default: 3 },
  twoCells: { tablet: 12, default: 6 },
  threeCells: { tablet: 12, default: 9 },
  fourCells: { tablet: 12, default: 12 },
} as const;

type Breakpoint = ContentComponent['cqResponsive']['deviceBreakpoints'][number];

/**
 * The custom properties of `grid.module.css` that give a component its columns, or the full width of its container
 * (behaviour/content#grid).
 */
export function gridPlace(component: ContentComponent, isFullWidth = false): Record<string, string> {
  const cell = isFullWidth ? undefined : cellOf(component);
  const place: Record<string, string> = {};
  for (const screen of screens) {
    const breakpoint = breakpointOf(component, screen);
    const given = isFullWidth ? undefined : breakpoint;
    const width = cell
      ? widthOfCell(cell, screen)
      : clampColumns(given?.width ?? columnCount, 1, columnCount);
    const offset = cell ? 0 : clampColumns(given?.offset ?? 0, 0, columnCount - width);
    place[`--${screen}`] = `${width}`;
    place[`--${screen}-free`] = `${offset}`;
    place[`--${screen}-start`] = given?.layout === 'newline' ? '1' : 'auto';
    place[`--${screen}-display`] = breakpoint?.visible === false ? 'none' : 'grid';
  }
  return place;
}

/** Finds a screen's breakpoint. Without one a tablet uses `default`; a phone has none, which means full width. */
function breakpointOf({ cqResponsive }: ContentComponent, screen: Screen): Breakpoint | undefined {
  const find = (name: Screen) =>
    cqResponsive.deviceBreakpoints.find((breakpoint) => breakpoint.name === name);
  return find(screen) ?? (screen === 'tablet' ? find('default') : undefined);
}

/** The trading cell that sets the width: the component itself, or the one inside a click-to-buy. */
const cellOf = (component: ContentComponent): ContentOf<'trading-cell'> | undefined =>
  (component.kind === 'click-to-buy' ? component.childComponents : [component]).find(
    (candidate) => candidate.kind === 'trading-cell',
  );

const widthOfCell = ({ defaultNumOfCells }: ContentOf<'trading-cell'>, screen: Screen): number =>
  screen === 'phone' ? columnCount : columnsOfCell[defaultNumOfCells][screen];

const clampColumns = (count: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.round(count)));
