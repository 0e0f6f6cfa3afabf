import { expect, test } from 'vitest';
import { type Bench, runBench } from './bench.ts';

const column = { name: 'time', unit: 'ms', digits: 0 } as const;

function createBench(order: string[]): Bench {
  const variant = (name: string, time: number) =>
    [
      name,
      async () => {
        order.push(name);
        return { time };
      },
    ] as const;
  return {
    title: 'Two ways',
    conditions: '',
    variants: new Map([variant('slow', 300), variant('fast', 200)]),
    columns: [column],
    goals: [{ column: 'time', of: 'slow', to: 'fast', atMost: 1.4 }],
  };
}

test('variants are measured alternately, in an order that rotates, after a warm-up round', async () => {
  const order: string[] = [];

  await runBench(createBench(order), 4, () => {});

  const rounds = [
    ['slow', 'fast'],
    ['fast', 'slow'],
  ];
  expect(order).toEqual([...rounds, ...rounds, rounds[0]].flat());
});

test('a quick run has no warm-up', async () => {
  const order: string[] = [];

  await runBench(createBench(order), 1, () => {});

  expect(order).toEqual(['fast', 'slow']);
});

test('a benchmark whose values hardly vary is measured in some of the rounds only', async () => {
  const order: string[] = [];

  const { pairs } = await runBench({ ...createBench(order), roundsOf: 3 }, 15, () => {});

  expect(pairs).toBe(5);
  expect(order).toHaveLength(2 * (1 + 5));
});

test('a result has the medians of each variant and the ratio of each goal', async () => {
  const result = await runBench(createBench([]), 3, () => {});

  expect(result.rows).toEqual([
    { variant: 'slow', medians: { time: 300 } },
    { variant: 'fast', medians: { time: 200 } },
  ]);
  expect(result.goals).toEqual([
    { column: 'time', of: 'slow', to: 'fast', atMost: 1.4, ratio: 1.5, low: 1.5, high: 1.5 },
  ]);
});

test('a goal for a single variant limits its median', async () => {
  const goals = [{ column: 'time', of: 'slow', atMost: 250 }];

  expect((await runBench({ ...createBench([]), goals }, 3, () => {})).goals).toEqual([
    { column: 'time', of: 'slow', atMost: 250, ratio: 300, low: 300, high: 300 },
  ]);
});

test('a measurement that lacks a column is an error', async () => {
  const bench = { ...createBench([]), variants: new Map([['slow', async () => ({})]]), goals: [] };

  await expect(runBench(bench, 1, () => {})).rejects.toThrow('a measurement has no "time"');
});
