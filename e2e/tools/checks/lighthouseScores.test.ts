import { expect, it } from 'vitest';
import { judge, type LighthouseResult } from './lighthouseScores.ts';

const audit = (title: string, rest: object = {}) => ({
  title,
  score: 1,
  scoreDisplayMode: 'binary',
  ...rest,
});
const audits: LighthouseResult['audits'] = {
  'image-alt': audit('Images have texts'),
  'errors-in-console': audit('No errors in the console'),
  'meta-description': audit('It has a description', { score: null, scoreDisplayMode: 'notApplicable' }),
  'cumulative-layout-shift': audit('Shift', { numericValue: 0 }),
};
const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id })) });

const judged = (changes: LighthouseResult['audits'] = {}, accessibility = 1) =>
  judge({
    categories: {
      accessibility: category(accessibility, 'image-alt'),
      'best-practices': category(1, 'errors-in-console'),
      seo: category(1, 'meta-description'),
    },
    audits: { ...audits, ...changes },
  });

it('a page is fine if all scores are 100 and nothing shifts', () => {
  expect(judged()).toEqual({ scores: [100, 100, 100], shift: 0, problems: [] });
});

it('a page fails for an audit, and its element is named', () => {
  const details = { items: [{ node: { selector: 'main > img' } }] };
  const failed = audit('Images lack texts', { score: 0.5, details });

  expect(judged({ 'image-alt': failed }, 0.96).problems).toEqual(['Images lack texts main > img']);
});

it('a page fails for its layout shift', () => {
  const shift = audit('Shift', { score: 0.5, numericValue: 0.21 });

  expect(judged({ 'cumulative-layout-shift': shift }).problems).toEqual(['the page shifts by 0.210']);
});

it('a page fails if Lighthouse could not audit it', () => {
  const runtimeError = { message: 'NO_FCP' };

  expect(judge({ categories: {}, audits: {}, runtimeError }).problems).toContain('NO_FCP');
});
