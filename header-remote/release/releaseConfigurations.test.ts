import path from 'node:path';
import { expect, test } from 'vitest';
import { releaseConfigurations } from '../../webpack.config.ts';
import { manifestFolder } from '../federation.ts';

const folderOf = (name: string) =>
  releaseConfigurations('/releases/1.0.0').find((one) => one.name === name)?.output?.path;

test('a release has two entries, each in its own folder: neither overwrites the other', () => {
  expect(folderOf('header-remote')).toBe('/releases/1.0.0');
  expect(folderOf('header-with-manifest')).toBe(path.join('/releases/1.0.0', manifestFolder));
});

test('what servers and later releases read lies beside the entry that pages load', () => {
  expect(folderOf('header-fragment')).toBe('/releases/1.0.0');
  expect(folderOf('header-parser')).toBe('/releases/1.0.0');
});
