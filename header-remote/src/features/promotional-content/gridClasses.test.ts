import { aClickToBuy, aTextCard, aTradingCell } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { gridClasses } from './gridClasses.ts';
import { aBreakpoint } from './testing/aBreakpoint.ts';

const card = (...deviceBreakpoints: ReturnType<typeof aBreakpoint>[]) =>
  gridClasses(aTextCard({ cqResponsive: { deviceBreakpoints } }));

test('each screen has its own width and offset', () => {
  expect(
    card(
      aBreakpoint('phone', { width: 12 }),
      aBreakpoint('tablet', { offset: 2, layout: 'newline' }),
      aBreakpoint('default', { width: 3, offset: 9 }),
    ),
  ).toEqual(['phone12', 'tablet6', 'tabletAfter2', 'tabletNewline', 'default3', 'defaultAfter9']);
});

test('without settings of its own a tablet follows the larger screens, and a phone shows one column', () => {
  expect(card(aBreakpoint('default', { width: 4 }))).toEqual(['phone12', 'tablet4', 'default4']);
});

test('a component is hidden where it is not visible, at full width, too', () => {
  const deviceBreakpoints = [aBreakpoint('phone', { visible: false }), aBreakpoint('default')];

  const hiddenCard = aTextCard({ cqResponsive: { deviceBreakpoints } });
  expect(gridClasses(hiddenCard, true)).toEqual(['phoneHidden', 'tablet12', 'default12']);
});

test('widths and offsets beyond the twelve columns are limited to them', () => {
  expect(
    card(aBreakpoint('phone', { width: -3, offset: 99 }), aBreakpoint('default', { width: 7.4, offset: 9 })),
  ).toEqual(['phone1', 'phoneAfter11', 'tablet7', 'tabletAfter5', 'default7', 'defaultAfter5']);
  expect(
    card(aBreakpoint('phone', { width: 400 }), aBreakpoint('default', { width: null, offset: null })),
  ).toEqual(['phone12', 'tablet12', 'default12']);
});

test.each([
  ['oneCell', 'phone12', 'tablet6', 'default3'],
  ['twoCells', 'phone12', 'tablet12', 'default6'],
  ['threeCells', 'phone12', 'tablet12', 'default9'],
  ['fourCells', 'phone12', 'tablet12', 'default12'],
] as const)('a trading cell of %s has fixed widths, whatever its breakpoints say', (cells, ...columns) => {
  const deviceBreakpoints = [aBreakpoint('default', { width: 1, offset: 3 })];

  const cell = aTradingCell({ defaultNumOfCells: cells, cqResponsive: { deviceBreakpoints } });
  expect(gridClasses(cell)).toEqual(columns);
});

test('a click-to-buy is as wide as the trading cell in it; one without cell and breakpoints takes the full width', () => {
  const cell = aTradingCell({ defaultNumOfCells: 'threeCells' });

  expect(gridClasses(aClickToBuy({ childComponents: [cell] }))).toEqual(gridClasses(cell));
  expect(gridClasses(aClickToBuy())).toEqual(['phone12', 'tablet12', 'default12']);
});
