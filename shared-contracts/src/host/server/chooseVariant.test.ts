import { expect, test } from 'vitest';
import { chooseVariant } from './chooseVariant.ts';

const visitors = Array.from({ length: 10_000 }, (_, index) => `GA1.2.${index}.1795345200`);
const shares = { short: 10, long: 30 };

test('of 10,000 visitors each variant has its share, give or take 1 %, and the others have none', () => {
  const byVariant = Map.groupBy(visitors, (visitor) => chooseVariant('search-label', shares, visitor));

  const off = [['short', 1000] as const, ['long', 3000] as const, [undefined, 6000] as const].map(
    ([variant, expected]) => Math.abs((byVariant.get(variant)?.length ?? 0) - expected),
  );
  expect(Math.max(...off)).toBeLessThanOrEqual(100);
});

test('a visitor keeps the variant when the share of the last one grows', () => {
  const chosen = (variants: typeof shares) =>
    new Set(visitors.filter((visitor) => chooseVariant('search-label', variants, visitor) === 'long'));

  const grown = chosen({ ...shares, long: 60 });
  expect([...chosen(shares)].filter((visitor) => !grown.has(visitor))).toEqual([]);
});

test('the variant of one experiment says nothing about another', () => {
  const half = { a: 50, b: 50 };
  const both = visitors.filter((visitor) =>
    ['first', 'second'].every((experiment) => chooseVariant(experiment, half, visitor) === 'a'),
  );

  expect(Math.abs(both.length - 2500)).toBeLessThan(150);
});

test('a visitor without a cookie is in no variant', () => {
  expect(chooseVariant('search-label', { all: 100 }, undefined)).toBeUndefined();
});
