import { expect, it } from 'vitest';
import { type BomComponent, licenceProblems } from './supplyChain.ts';

const aPackage = (licenses: BomComponent['licenses']): BomComponent => ({
  group: '@acme',
  name: 'parts',
  version: '1.2.3',
  licenses,
});

it.each(['MIT', 'CC0-1.0'])('accepts the permissive licence %s', (id) => {
  expect(licenceProblems([aPackage([{ license: { id } }])])).toEqual([]);
});

it.each([
  ['a licence that is not on the list', [{ license: { id: 'GPL-3.0-only' } }], 'has GPL-3.0-only'],
  ['an expression', [{ expression: 'MIT OR GPL-3.0-only' }], 'has MIT OR GPL-3.0-only'],
  ['a licence without an identifier', [{ license: { name: 'Acme terms' } }], 'has Acme terms'],
  ['no licence', undefined, 'has no licence'],
])('refuses %s, and names the package', (_, licenses, message) => {
  expect(licenceProblems([aPackage(licenses)])).toEqual([
    expect.stringContaining(`@acme/parts@1.2.3 ${message}`),
  ]);
});
