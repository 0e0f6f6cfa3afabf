import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@grocer/shared-contracts/compatibility';
import contractPackage from '@grocer/shared-contracts/package.json' with { type: 'json' };
import { checkWorkingCopy, describePages } from './release/checkCompatibility.ts';
import { printFailure } from './release/ReleaseError.ts';
import { readOptions } from './release/readOptions.ts';

// `pnpm compat` (behaviour/contract-lines#compat): checks the working copy's contract against all kept releases. It
// reads the sources, so it takes seconds and needs no build.
const usage = 'pnpm compat [--folder <releases>] [--pages <file>]';
const help = `Checks that the pages of each kept release can read what this contract sends, and the reverse.

  --folder <folder>  the releases; default: header-remote/releases
  --pages <file>     what "npx @grocer/shared-contracts inventory --json" prints: also names the pages that cannot read
                     it, with their owners, and exits with 1 if there are any`;

const options = { folder: { type: 'string' }, pages: { type: 'string' } } as const;

try {
  await check(readOptions(process.argv.slice(2), { usage, help, options }).values);
} catch (error) {
  printFailure(error);
}

async function check({ folder, pages }: { folder?: string; pages?: string }): Promise<void> {
  const fromCaller = (file: string) => path.resolve(process.env.INIT_CWD ?? '.', file);
  const releases = folder ? fromCaller(folder) : path.join(import.meta.dirname, 'releases');
  const contract = contractPackage.version;
  const checked = await checkWorkingCopy(releases, { contract, parser });
  const mounted =
    pages === undefined
      ? undefined
      : describePages(JSON.parse(readFileSync(fromCaller(pages), 'utf8')), checked.lines);
  process.stdout.write(`${[checked.text, ...(mounted ? [mounted.text] : [])].join('\n')}\n`);
  // A checkout may have no releases, but a folder that the user has named must have one.
  const isChecked = checked.releases > 0 || folder === undefined;
  process.exitCode = checked.isPublishable && isChecked && !mounted?.unable ? 0 : 1;
}
