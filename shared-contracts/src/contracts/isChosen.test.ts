import { expect, test } from 'vitest';
import { isChosen } from './isChosen.ts';

const numbers = Array.from({ length: 10_000 }, (_, index) => `${index}`);
const texts = numbers.map((number) => `GA1.2.${number}.1795345200`);

const chosen = (visitors: readonly string[], share: number, salt = 'spring') =>
  visitors.filter((visitor) => isChosen({ share, salt }, visitor));

test.each(['spring', 'autumn', '0d9c6c1e'])(
  'of 10,000 visitors 10 %% are chosen, give or take 1, with the salt "%s"',
  (salt) => {
    for (const visitors of [numbers, texts])
      expect(Math.abs(chosen(visitors, 10, salt).length - 1000)).toBeLessThanOrEqual(100);
  },
);

test('when the share grows, whoever was chosen stays chosen', () => {
  expect(chosen(numbers, 50)).toEqual(expect.arrayContaining(chosen(numbers, 5)));
  expect(chosen(numbers, 0)).toEqual([]);
  expect(chosen(numbers, 100)).toEqual(numbers);
});

test('the next rollout begins with other visitors', () => {
  const both = chosen(chosen(numbers, 10), 10, 'autumn');

  expect(Math.abs(both.length - 100)).toBeLessThan(50);
});
