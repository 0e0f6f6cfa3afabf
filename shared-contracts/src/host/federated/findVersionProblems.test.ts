import { describe, expect, test } from 'vitest';
import { findVersionProblems, versionIn } from './findVersionProblems.ts';

const problemsOf = (installed: Record<string, string>) => findVersionProblems((name) => installed[name]);

const enhanced = '@module-federation/enhanced';
const runtime = '@module-federation/runtime';
const vite = '@module-federation/vite';

describe('findVersionProblems', () => {
  test.each([
    [{ webpack: '5.110.3', [enhanced]: '2.9.2', [runtime]: '2.9.2' }],
    [{ webpack: '5.112.0', [enhanced]: '2.10.0' }],
    [{ webpack: '5.113.0', [enhanced]: '2.9.2' }],
    [{ webpack: '5.112.0', [vite]: '1.23.0' }],
    [{}],
  ])('has none for %j', (installed: Record<string, string>) => {
    expect(problemsOf(installed)).toEqual([]);
  });

  test.each([
    ['5.111.0', '2.9.2'],
    ['5.112.2', '2.9.3'],
  ])('webpack %s breaks version %s of the federation plugin', (webpack, plugin) => {
    expect(problemsOf({ webpack, [enhanced]: plugin })).toEqual([
      `webpack ${webpack} breaks @module-federation/enhanced ${plugin} (module-federation/core#5077): npm install --save-exact webpack@5.110.3`,
    ]);
  });

  test.each([
    [enhanced, '2.8.9', '^2.9.0'],
    [enhanced, '3.0.0', '^2.9.0'],
    [runtime, '0.21.0', '^2.9.0'],
    [vite, '1.22.9', '^1.23.0'],
  ])('%s %s is outside of its range', (name, version, range) => {
    expect(problemsOf({ [name]: version })).toEqual([
      `${name} is ${version}, the header needs ${range}: npm install ${name}@${range}`,
    ]);
  });
});

test('the version of a package is that of the nearest node_modules', () => {
  expect(versionIn(import.meta.dirname, 'vitest')).toMatch(/^\d+\.\d+\.\d+$/);
  expect(versionIn(import.meta.dirname, '@grocer/no-such-package')).toBeUndefined();
});
