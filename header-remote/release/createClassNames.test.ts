import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClassNames } from './createClassNames.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
  mkdirSync(path.join(folder, 'ui'));
  write(
    'Logo.module.css',
    '.logo { color: red; .mark { color: green; } } @media print { .logo { color: black; } }',
  );
  write('ui/Button.module.css', '.button { animation: fade 1s; } @keyframes fade { from { opacity: 0; } }');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, css: string) => writeFileSync(path.join(folder, file), css);
const nameOf = (file: string, name: string) =>
  createClassNames(folder)({ resourcePath: path.join(folder, file) }, '', name);
const allNames = () => [
  nameOf('Logo.module.css', 'logo'),
  nameOf('Logo.module.css', 'mark'),
  nameOf('ui/Button.module.css', 'button'),
  nameOf('ui/Button.module.css', 'fade'),
];

describe('createClassNames', () => {
  test('gives each class and animation a short name of its own that begins with a letter', () => {
    const names = allNames();

    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^g[\da-z]{7}$/);
  });

  test('gives the same names each time, so that the server renders the classes of the style sheet', () => {
    expect(allNames()).toEqual(allNames());
  });

  test('gives other names once a style sheet has changed, so that two versions on a page do not mix', () => {
    const before = allNames();
    write('Logo.module.css', '.mark { color: green; .logo { color: red; } }');

    const after = allNames();

    expect(after.filter((name) => before.includes(name))).toEqual([]);
  });

  test('gives `#host`, which matches no element, one name in all style sheets', () => {
    expect([nameOf('Logo.module.css', 'host'), nameOf('ui/Button.module.css', 'host')]).toEqual([
      'host',
      'host',
    ]);
  });

  test('leaves the names of style sheets outside the folder to css-loader', () => {
    expect(createClassNames(folder)({ resourcePath: '/shop/page.module.css' }, '', 'logo')).toBeUndefined();
  });
});
