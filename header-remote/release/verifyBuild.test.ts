import { expect, test } from 'vitest';
import { writeRecord } from './signing/record.ts';
import { aFolder } from './testing/aRelease.ts';
import { verifyBuild } from './verifyBuild.ts';

const folder = aFolder();

// The check `reproducible` of `pnpm test:full` builds a commit twice.
test('a version with changes that were not committed cannot be built again', async () => {
  await folder.released('1.0.0');
  const commit = '1b447735a5b20cdbc8bf09d4e3eb4b971195def5+changes';
  await writeRecord(folder.at('1.0.0'), {
    version: '1.0.0',
    base: 'https://h.example/',
    contract: '1.0.0',
    commit,
  });

  await expect(verifyBuild(folder.path, '1.0.0')).rejects.toThrow(
    `1.0.0 was built from ${commit}; only a commit without changes can be built again`,
  );
});
