import { mkdir } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { aFolder } from '../testing/aRelease.ts';
import { createClassNames } from './createClassNames.ts';

const folder = aFolder();
beforeEach(async () => {
  await mkdir(folder.at('ui'));
  await folder.write(
    'Logo.module.css',
    '.logo { color: red; .mark { color: green; } } @media print { .logo { color: black; } }',
  );
  await folder.write(
    'ui/Button.module.css',
    '.button { animation: fade 1s; } @keyframes fade { from { opacity: 0; } }',
  );
});

const nameOf = (file: string, name: string) =>
  createClassNames(folder.path)({ resourcePath: folder.at(file) }, '', name);
const allNames = () => [
  nameOf('Logo.module.css', 'logo'),
  nameOf('Logo.module.css', 'mark'),
  nameOf('ui/Button.module.css', 'button'),
  nameOf('ui/Button.module.css', 'fade'),
];

test('gives each class and animation a short name of its own that begins with a letter', () => {
  const names = allNames();

  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^g[\da-z]{6}$/);
});

test('gives the same names each time, so that the server renders the classes of the style sheet', () => {
  expect(allNames()).toEqual(allNames());
});

test('gives other names once a style sheet has changed, so that two versions on a page do not mix', async () => {
  const before = allNames();
  await folder.write('Logo.module.css', '.mark { color: green; .logo { color: red; } }');

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
  expect(
    createClassNames(folder.path)({ resourcePath: '/shop/page.module.css' }, '', 'logo'),
  ).toBeUndefined();
});
