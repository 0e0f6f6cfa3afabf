import { expect, it } from 'vitest';
import { judge, type LighthouseResult } from './lighthouseScores.ts';

const result = (changes: Partial<LighthouseResult> = {}): LighthouseResult => ({
  categories: {
    accessibility: { score: 1, auditRefs: [{ id: 'image-alt' }] },
    'best-practices': { score: 1, auditRefs: [{ id: 'errors-in-console' }] },
    seo: { score: 1, auditRefs: [{ id: 'meta-description' }] },
  },
  audits: {
    'image-alt': { title: 'Images have texts', score: 1, scoreDisplayMode: 'binary' },
    'errors-in-console': { title: 'No errors in the console', score: 1, scoreDisplayMode: 'binary' },
    'meta-description': {
      title: 'The page has a description',
      score: null,
      scoreDisplayMode: 'notApplicable',
    },
    'cumulative-layout-shift': { title: 'Shift', score: 1, scoreDisplayMode: 'numeric', numericValue: 0 },
  },
  ...changes,
});

const { categories, audits } = result();
const failing = (title: string, rest: object) => ({ title, score: 0.5, scoreDisplayMode: 'binary', ...rest });

it('a page is fine if all scores are 100 and nothing shifts', () => {
  expect(judge(result())).toEqual({ scores: [100, 100, 100], shift: 0, problems: [] });
});

it.each<[string, Partial<LighthouseResult>, string]>([
  [
    'an audit, and names its element',
    {
      categories: { ...categories, accessibility: { score: 0.96, auditRefs: [{ id: 'image-alt' }] } },
      audits: {
        ...audits,
        'image-alt': failing('Images lack texts', {
          details: { items: [{ node: { selector: 'main > img' } }] },
        }),
      },
    },
    'Images lack texts main > img',
  ],
  [
    'the layout shift',
    { audits: { ...audits, 'cumulative-layout-shift': failing('Shift', { numericValue: 0.21 }) } },
    'the page shifts by 0.210',
  ],
])('a page fails for %s', (_, changes, problem) => {
  expect(judge(result(changes)).problems).toEqual([problem]);
});

it('a page fails if Lighthouse could not audit it', () => {
  const runtimeError = { message: 'NO_FCP' };

  expect(judge({ categories: {}, audits: {}, runtimeError }).problems).toContain('NO_FCP');
});
