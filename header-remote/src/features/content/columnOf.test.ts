import { aClickToBuy, aTextCard, aTradingCell } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { columnOf } from './columnOf.ts';

const breakpoint = (name: string, own: object = {}) => ({
  name,
  width: 6,
  offset: 0,
  visible: true,
  layout: null,
  ...own,
});
const card = (...deviceBreakpoints: ReturnType<typeof breakpoint>[]) =>
  columnOf(aTextCard({ cqResponsive: { deviceBreakpoints } }));

describe('columnOf', () => {
  test('a component without breakpoints is as wide as its place', () => {
    expect(card()).toEqual(['phone12', 'tablet12', 'default12']);
  });

  test('each screen has its width and offset', () => {
    expect(
      card(
        breakpoint('phone', { width: 12 }),
        breakpoint('tablet', { offset: 2, layout: 'newline' }),
        breakpoint('default', { width: 3, offset: 9 }),
      ),
    ).toEqual(['phone12', 'tablet6', 'tabletAfter2', 'tabletNewline', 'default3', 'defaultAfter9']);
  });

  test('a tablet that is not named is as the larger screens are, a phone is one column', () => {
    expect(card(breakpoint('default', { width: 4 }))).toEqual(['phone12', 'tablet4', 'default4']);
  });

  test('what is not visible on a screen is hidden there', () => {
    expect(card(breakpoint('phone', { visible: false }), breakpoint('default'))).toEqual([
      'phoneHidden',
      'tablet6',
      'default6',
    ]);
  });

  test('numbers that no grid has are brought into it', () => {
    expect(
      card(breakpoint('phone', { width: -3, offset: 99 }), breakpoint('default', { width: 7.4, offset: 9 })),
    ).toEqual(['phone1', 'phoneAfter11', 'tablet7', 'tabletAfter5', 'default7', 'defaultAfter5']);
    expect(
      card(breakpoint('phone', { width: 400 }), breakpoint('default', { width: null, offset: null })),
    ).toEqual(['phone12', 'tablet12', 'default12']);
  });

  test.each([
    ['oneCell', 'phone12', 'tablet6', 'default3'],
    ['twoCells', 'phone12', 'tablet12', 'default6'],
    ['threeCells', 'phone12', 'tablet12', 'default9'],
    ['fourCells', 'phone12', 'tablet12', 'default12'],
  ] as const)('a trading cell of %s spans its own columns (clarification 133)', (cells, ...columns) => {
    const deviceBreakpoints = [breakpoint('default', { width: 1, offset: 3 })];

    expect(columnOf(aTradingCell({ defaultNumOfCells: cells, cqResponsive: { deviceBreakpoints } }))).toEqual(
      columns,
    );
  });

  test('a click-to-buy is as wide as the cell that it holds', () => {
    const cell = aTradingCell({ defaultNumOfCells: 'threeCells' });

    expect(columnOf(aClickToBuy({ childComponents: [cell] }))).toEqual(columnOf(cell));
    expect(columnOf(aClickToBuy())).toEqual(['phone12', 'tablet12', 'default12']);
  });
});
