// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { BenchmarkTrend } from './BenchmarkTrend.tsx';
import { findTrend } from './benchmarkHistory.ts';

const goal = { column: 'painted', of: 'ours', to: 'static HTML', atMost: 1.05 };
const measured = (ratio: number) => ({ ...goal, ratio, low: ratio - 0.1, high: ratio + 0.1 });
const runs = [
  { commit: 'a1', measuredOn: '2026-11-21', goals: { 'first-load': [measured(1.1)] } },
  { commit: 'b2', measuredOn: '2026-11-22', goals: { phone: [measured(9)] } },
  { commit: 'c3', measuredOn: '2026-11-23', goals: { 'first-load': [{ ...measured(1), atMost: 1.03 }] } },
];

test('the trend of a goal has every commit that measured it, also under another limit', () => {
  expect(findTrend('first-load', goal, runs).map(({ commit, ratio }) => [commit, ratio])).toEqual([
    ['a1', 1.1],
    ['c3', 1],
  ]);
  expect(findTrend('first-load', { ...goal, of: 'iframe' }, runs)).toEqual([]);
});

const draw = (points: ReturnType<typeof findTrend>) => {
  document.body.innerHTML = renderToStaticMarkup(createElement(BenchmarkTrend, { atMost: 1.05, points }));
};

beforeEach(() => document.body.replaceChildren());

test('the chart says its values, and has a point for each commit', () => {
  draw(findTrend('first-load', goal, runs));

  expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(
    '2026-11-21 a1: 1.10, 2026-11-23 c3: 1.00',
  );
  expect([...document.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    '2026-11-21 a1: 1.10',
    '2026-11-23 c3: 1.00',
  ]);
});

test('a goal that was never measured has no chart', () => {
  draw([]);

  expect(document.body.childElementCount).toBe(0);
});
