import path from 'node:path';
import { expect, test } from 'vitest';
import { releaseConfigurations } from '../../webpack.config.ts';
import { manifestFolder } from '../federation.ts';

test.each([
  ['header-remote', '.'],
  ['header-with-manifest', manifestFolder],
  ['header-fragment', '.'],
  ['header-parser', '.'],
])('%s is in the folder %s, so that neither entry overwrites the other', (built, folder) => {
  const { output } = releaseConfigurations('/releases/1.0.0').find(({ name }) => name === built) ?? {};
  expect(output?.path).toBe(path.join('/releases/1.0.0', folder));
});
