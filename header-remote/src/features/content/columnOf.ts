import type { ContentComponent, ContentOf } from '@grocer/shared-contracts';

/** Screens as the content service names them: below 768 px, below 992 px, and all others. */
export const screens = ['phone', 'tablet', 'default'] as const;

type Screen = (typeof screens)[number];

const all = 12;

/** How many of twelve columns a trading cell spans (clarification 133). */
const columnsOfCell = {
  oneCell: { tablet: 6, default: 3 },
  twoCells: { tablet: 12, default: 6 },
  threeCells: { tablet: 12, default: 9 },
  fourCells: { tablet: 12, default: 12 },
} as const;

/** A component that fills what it stands in. */
export const whole = screens.map((screen) => `${screen}${all}`);

type Breakpoint = ContentComponent['cqResponsive']['deviceBreakpoints'][number];

/** Which class names of `grid.module.css` give a component its columns (spec §3, cqResponsive). */
export function columnOf(component: ContentComponent): string[] {
  const cell = cellOf(component);
  return screens.flatMap((screen) => {
    const own = breakpointOf(component, screen);
    if (own && !own.visible) return [`${screen}Hidden`];
    const width = cell ? widthOfCell(cell, screen) : columns(own?.width ?? all, 1, all);
    const offset = cell ? 0 : columns(own?.offset ?? 0, 0, all - width);
    return [
      `${screen}${width}`,
      ...(offset > 0 ? [`${screen}After${offset}`] : []),
      ...(own?.layout === 'newline' ? [`${screen}Newline`] : []),
    ];
  });
}

/** What a screen says, or the larger ones that it belongs to. A phone asks for itself: there everything is wide. */
function breakpointOf({ cqResponsive }: ContentComponent, screen: Screen): Breakpoint | undefined {
  const named = (name: Screen) => cqResponsive.deviceBreakpoints.find((one) => one.name === name);
  return named(screen) ?? (screen === 'tablet' ? named('default') : undefined);
}

/** The cell that decides: a click-to-buy is as wide as the one it holds. */
const cellOf = (component: ContentComponent): ContentOf<'trading-cell'> | undefined =>
  (component.kind === 'click-to-buy' ? component.childComponents : [component]).find(
    (one) => one.kind === 'trading-cell',
  );

const widthOfCell = ({ defaultNumOfCells }: ContentOf<'trading-cell'>, screen: Screen): number =>
  screen === 'phone' ? all : columnsOfCell[defaultNumOfCells][screen];

const columns = (given: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(given)));
