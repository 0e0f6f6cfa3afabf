import path from 'node:path';
import { expect, test } from 'vitest';
import { releaseConfigurations } from '../../webpack.config.ts';
import { manifestFolder } from '../federation.ts';

const folderOf = (name: string) =>
  releaseConfigurations('/releases/1.0.0').find((configuration) => configuration.name === name)?.output?.path;

test('the two entries of a release are in different folders, so neither overwrites the other', () => {
  expect(folderOf('header-remote')).toBe('/releases/1.0.0');
  expect(folderOf('header-with-manifest')).toBe(path.join('/releases/1.0.0', manifestFolder));
});

test('the fragment module and the parser are in the folder of the light entry', () => {
  expect(folderOf('header-fragment')).toBe('/releases/1.0.0');
  expect(folderOf('header-parser')).toBe('/releases/1.0.0');
});
