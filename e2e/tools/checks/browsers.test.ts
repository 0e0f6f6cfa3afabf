import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { breachesOf, createLinter, findingsOf } from './browsers.ts';

const linter = createLinter(path.join(import.meta.dirname, '../../..'));

async function featuresIn(text: string, filePath: string): Promise<string[]> {
  return findingsOf(await linter.lintText(text, { filePath })).map(({ feature }) => feature);
}

describe('the check of the supported browsers', () => {
  test.each([
    ['.a { view-transition-class: b }', "Property 'view-transition-class'"],
    ['.a { width: calc-size(auto, size) }', "Function 'calc-size'"],
    ['@scope (.a) { b { color: red } }', "At-rule '@scope'"],
  ])('finds %s', async (rule, feature) => {
    expect(await featuresIn(rule, 'planted.css')).toContain(feature);
  });

  test('accepts what is inside @supports', async () => {
    const guarded = '@supports (view-transition-class: b) { .a { view-transition-class: b } }';

    expect(await featuresIn(guarded, 'guarded.css')).toEqual([]);
  });

  test('accepts what all supported browsers have', async () => {
    expect(await featuresIn('.a { inset: 0; .b { color: oklch(50% 0 0) } }', 'built.css')).toEqual([]);
    expect(await featuresIn('new IntersectionObserver(() => {}); a ??= b?.at(-1)', 'built.js')).toEqual([]);
  });

  test.each([
    ['new EyeDropper()', 'EyeDropper'],
    ['scheduler.yield()', 'scheduler'],
  ])('finds %s in a script', async (script, feature) => {
    expect(await featuresIn(script, 'planted.js')).toContain(feature);
  });

  test('finds syntax after ES2022', async () => {
    const [message] = await featuresIn('const pattern = /[a--b]/v', 'planted.js');

    expect(message).toMatch(/^Parsing error/);
  });
});

describe('breachesOf', () => {
  const used = { feature: 'requestIdleCallback', place: 'connect.js:1:2' };

  test('an optional feature with a reason is no breach', () => {
    expect(breachesOf([used], { requestIdleCallback: 'A timer starts the work.' })).toEqual([]);
  });

  test('any other feature is a breach, named with its place', () => {
    expect(breachesOf([used], {})).toEqual([
      'connect.js:1:2: not every supported browser has requestIdleCallback',
    ]);
  });

  test('a reason for what is no longer used is a breach', () => {
    expect(breachesOf([], { requestIdleCallback: '' })).toEqual([
      'optionalFeatures.json: requestIdleCallback is not used',
    ]);
  });
});
