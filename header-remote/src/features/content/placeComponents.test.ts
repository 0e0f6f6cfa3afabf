import { aContainer, aTextCard, aTradingCell } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { type Placed, placeComponents } from './placeComponents.ts';

const positions = (placed: readonly Placed[]): unknown[] =>
  placed.map(({ component, position, parts }) =>
    parts.length > 0 ? [component.kind, position, ...positions(parts)] : [component.kind, position],
  );

describe('placeComponents', () => {
  test('numbers components in reading order, containers aside', () => {
    const cells = aContainer({ childComponents: [aTradingCell(), aTextCard()] });

    expect(positions(placeComponents([aTextCard(), cells, aTextCard()]))).toEqual([
      ['text-card', 0],
      ['container', 1, ['trading-cell', 1], ['text-card', 2]],
      ['text-card', 3],
    ]);
  });

  test('goes on from where another list ended', () => {
    expect(positions(placeComponents([aTextCard()], 7))).toEqual([['text-card', 7]]);
  });
});
