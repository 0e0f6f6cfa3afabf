import path from 'node:path';
import { parseArgs } from 'node:util';
import { parser } from '@grocer/shared-contracts/compatibility';
import contractPackage from '@grocer/shared-contracts/package.json' with { type: 'json' };
import { checkWorkingCopy } from './release/checkCompatibility.ts';

// `pnpm compat` (behaviour/contract-lines#compat): checks the working copy's contract against all kept releases. It
// reads the sources, so it takes seconds and needs no build.
const { folder } = parseArgs({ options: { folder: { type: 'string' } } }).values;
const releases = folder
  ? path.resolve(process.env.INIT_CWD ?? '.', folder)
  : path.join(import.meta.dirname, 'releases');

const checked = await checkWorkingCopy(releases, { contract: contractPackage.version, parser });
process.stdout.write(`${checked.text}\n`);
// A checkout may have no releases. A folder that was named and has none is a mistake.
const isChecked = checked.releases > 0 || folder === undefined;
process.exitCode = checked.isPublishable && isChecked ? 0 : 1;
