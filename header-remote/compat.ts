import path from 'node:path';
import { parser } from '@grocer/shared-contracts/compatibility';
import contractPackage from '@grocer/shared-contracts/package.json' with { type: 'json' };
import { checkWorkingCopy } from './release/checkCompatibility.ts';
import { printFailure } from './release/ReleaseError.ts';
import { readOptions } from './release/readOptions.ts';

// `pnpm compat` (behaviour/contract-lines#compat): checks the working copy's contract against all kept releases. It
// reads the sources, so it takes seconds and needs no build.
const usage = 'pnpm compat [--folder <releases>]';
const help = `Checks that the pages of each kept release can read what this contract sends, and the reverse.

  --folder <folder>  the releases; default: header-remote/releases`;

try {
  const options = { folder: { type: 'string' } } as const;
  await check(readOptions(process.argv.slice(2), { usage, help, options }).values.folder);
} catch (error) {
  printFailure(error);
}

async function check(folder: string | undefined): Promise<void> {
  const releases = folder
    ? path.resolve(process.env.INIT_CWD ?? '.', folder)
    : path.join(import.meta.dirname, 'releases');
  const checked = await checkWorkingCopy(releases, { contract: contractPackage.version, parser });
  process.stdout.write(`${checked.text}\n`);
  // A checkout may have no releases, but a folder that the user has named must have one.
  const isChecked = checked.releases > 0 || folder === undefined;
  process.exitCode = checked.isPublishable && isChecked ? 0 : 1;
}
