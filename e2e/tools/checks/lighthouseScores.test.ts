import { describe, expect, it } from 'vitest';
import { type LighthouseResult, problemsOf, readScores, scoreRow } from './lighthouseScores.ts';

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

describe('a page', () => {
  it('is fine if all scores are 100 and nothing shifts', () => {
    const audited = readScores(result());

    expect(audited.scores).toEqual({ accessibility: 100, bestPractices: 100, seo: 100, layoutShift: 0 });
    expect(problemsOf(audited)).toEqual([]);
  });

  it('fails with the audit that failed, and the element that it names', () => {
    const { categories, audits } = result();
    const audited = readScores({
      categories: { ...categories, accessibility: { score: 0.96, auditRefs: [{ id: 'image-alt' }] } },
      audits: {
        ...audits,
        'image-alt': {
          title: 'Images lack texts',
          score: 0,
          scoreDisplayMode: 'binary',
          details: { items: [{ node: { selector: 'main > img' } }] },
        },
      },
    });

    expect(problemsOf(audited)).toEqual(['Images lack texts main > img']);
  });

  it('fails if it shifts', () => {
    const { audits } = result();
    const shift = { title: 'Shift', score: 0.5, scoreDisplayMode: 'numeric', numericValue: 0.21 };

    expect(
      problemsOf(readScores(result({ audits: { ...audits, 'cumulative-layout-shift': shift } }))),
    ).toEqual(['the page shifts by 0.210']);
  });

  it('fails if Lighthouse could not audit it', () => {
    const audited = readScores({ categories: {}, audits: {}, runtimeError: { message: 'NO_FCP' } });

    expect(problemsOf(audited)).toContain('NO_FCP');
  });
});

it('scores are in columns', () => {
  expect(scoreRow('home-phone', [100, 0.0125])).toBe('home-phone                 100       0.013');
});
