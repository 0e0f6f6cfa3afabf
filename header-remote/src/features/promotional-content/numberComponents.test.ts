import { aContainer, aTextCard, aTradingCell } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { type NumberedComponent, numberComponents } from './numberComponents.ts';

const positions = (numbered: readonly NumberedComponent[]): unknown[] =>
  numbered.map(({ component, position, parts }) =>
    parts.length > 0 ? [component.kind, position, ...positions(parts)] : [component.kind, position],
  );

test('components are numbered in reading order, and containers take no number', () => {
  const cells = aContainer({ childComponents: [aTradingCell(), aTextCard()] });

  expect(positions(numberComponents([aTextCard(), cells, aTextCard()]))).toEqual([
    ['text-card', 0],
    ['container', 1, ['trading-cell', 1], ['text-card', 2]],
    ['text-card', 3],
  ]);
});
