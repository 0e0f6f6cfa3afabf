import { aClickToBuy, aTextCard, aTradingCell } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { gridPlace, screens } from './gridPlace.ts';
import { aBreakpoint } from './testing/aBreakpoint.ts';

/** A component's columns on each screen as `width+offset`, and whether it is hidden or begins a line there. */
function placeOf(...args: Parameters<typeof gridPlace>): string[] {
  const place = gridPlace(...args);
  return screens.map((screen) => {
    if (place[`--${screen}-display`] === 'none') return `${screen} hidden`;
    const columns = `${screen} ${place[`--${screen}`]}+${place[`--${screen}-free`]}`;
    return place[`--${screen}-start`] === '1' ? `${columns} newline` : columns;
  });
}

const card = (...deviceBreakpoints: ReturnType<typeof aBreakpoint>[]) =>
  placeOf(aTextCard({ cqResponsive: { deviceBreakpoints } }));

test('each screen has its own width and offset', () => {
  expect(
    card(
      aBreakpoint('phone', { width: 12 }),
      aBreakpoint('tablet', { offset: 2, layout: 'newline' }),
      aBreakpoint('default', { width: 3, offset: 9 }),
    ),
  ).toEqual(['phone 12+0', 'tablet 6+2 newline', 'default 3+9']);
});

test('without settings of its own a tablet follows the larger screens, and a phone shows one column', () => {
  expect(card(aBreakpoint('default', { width: 4 }))).toEqual(['phone 12+0', 'tablet 4+0', 'default 4+0']);
});

test('a component is hidden where it is not visible, at full width, too', () => {
  const deviceBreakpoints = [aBreakpoint('phone', { visible: false }), aBreakpoint('default')];

  const hiddenCard = aTextCard({ cqResponsive: { deviceBreakpoints } });
  expect(placeOf(hiddenCard, true)).toEqual(['phone hidden', 'tablet 12+0', 'default 12+0']);
});

test('widths and offsets beyond the twelve columns are limited to them', () => {
  expect(
    card(aBreakpoint('phone', { width: -3, offset: 99 }), aBreakpoint('default', { width: 7.4, offset: 9 })),
  ).toEqual(['phone 1+11', 'tablet 7+5', 'default 7+5']);
  expect(
    card(aBreakpoint('phone', { width: 400 }), aBreakpoint('default', { width: null, offset: null })),
  ).toEqual(['phone 12+0', 'tablet 12+0', 'default 12+0']);
});

test.each([
  ['oneCell', 'phone 12+0', 'tablet 6+0', 'default 3+0'],
  ['twoCells', 'phone 12+0', 'tablet 12+0', 'default 6+0'],
  ['threeCells', 'phone 12+0', 'tablet 12+0', 'default 9+0'],
  ['fourCells', 'phone 12+0', 'tablet 12+0', 'default 12+0'],
] as const)('a trading cell of %s has fixed widths, whatever its breakpoints say', (cells, ...columns) => {
  const deviceBreakpoints = [aBreakpoint('default', { width: 1, offset: 3 })];

  const cell = aTradingCell({ defaultNumOfCells: cells, cqResponsive: { deviceBreakpoints } });
  expect(placeOf(cell)).toEqual(columns);
});

test('a click-to-buy is as wide as the trading cell in it; one without cell and breakpoints takes the full width', () => {
  const cell = aTradingCell({ defaultNumOfCells: 'threeCells' });

  expect(placeOf(aClickToBuy({ childComponents: [cell] }))).toEqual(placeOf(cell));
  expect(placeOf(aClickToBuy())).toEqual(['phone 12+0', 'tablet 12+0', 'default 12+0']);
});
