import { expect, test } from 'vitest';
import { createRandom } from '../testing/createRandom.ts';
import { compareErrors, falseAlarms } from './compareErrors.ts';

/** Probabilities that a page fails. With `isEarly` a page of the candidate fails before it has sent its view. */
interface Rollout {
  stable: number;
  candidate: number;
  isEarly?: boolean;
  /** Percent of the visitors that get the candidate. */
  share?: (page: number) => number;
}

/** The page after which the candidate is withdrawn; infinite if it is not. */
function withdrawnAfter(
  { stable, candidate, isEarly, share = () => 10 }: Rollout,
  pages: number,
  seed: number,
) {
  const random = createRandom(seed);
  const add = compareErrors(share(0));
  for (let page = 1; page <= pages; page++) {
    const isCandidate = random() * 100 < share(page);
    const fails = random() < (isCandidate ? candidate : stable);
    const isViewed = !(fails && isCandidate && isEarly);
    if ((isViewed && add('view', isCandidate)) || (fails && add('error', isCandidate))) return page;
  }
  return Number.POSITIVE_INFINITY;
}

const rollouts = (count: number, pages: number, rollout: Rollout) =>
  Array.from({ length: count }, (_, index) => withdrawnAfter(rollout, pages, index + 1));

test.each<[string, Rollout]>([
  ['2 % of the pages fail', { stable: 0.02, candidate: 0.02 }],
  ['20 % fail', { stable: 0.2, candidate: 0.2 }],
  ['it grows from 5 to 50 %', { stable: 0.02, candidate: 0.02, share: (page) => (page < 1500 ? 5 : 50) }],
])('at most 1 %% of 1,000 rollouts of a version that is as good are withdrawn: %s', (_, rollout) => {
  const withdrawn = rollouts(1000, 3000, rollout).filter(Number.isFinite);

  expect(withdrawn.length).toBeLessThanOrEqual(1000 * falseAlarms);
});

test.each<[string, number, Rollout]>([
  ['crashes for 5 % of its visitors', 5000, { stable: 0.005, candidate: 0.05 }],
  ['crashes for 5 % before their view', 5000, { stable: 0.005, candidate: 0.05, isEarly: true }],
  ['always crashes', 200, { stable: 0.005, candidate: 1, isEarly: true }],
])('a version that %s is withdrawn within %i page views', (_, pages, rollout) => {
  expect(Math.max(...rollouts(100, pages, rollout))).toBeLessThanOrEqual(pages);
});

test('errors may be listed after the views', () => {
  const add = compareErrors(10);
  for (let page = 0; page < 1000; page++) add('view', page % 10 === 0);

  expect(Array.from({ length: 20 }, () => add('error', true))).toContain(true);
});
