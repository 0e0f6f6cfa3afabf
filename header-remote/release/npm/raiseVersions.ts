import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printFailure } from '../ReleaseError.ts';
import { readOptions } from '../readOptions.ts';
import { runTool } from './runTool.ts';

/**
 * `pnpm versions` (decision 18): raises versions and writes changelogs from the changesets of the current directory's
 * workspace, then writes the contract's version into its source file, because pages compare it with a release's.
 */
const usage = 'pnpm versions';
const help =
  'Raises versions and writes changelogs from the changesets of the current directory’s workspace.';

try {
  readOptions(process.argv.slice(2), { usage, help, options: {} });
  await raiseVersions();
} catch (error) {
  printFailure(error);
}

async function raiseVersions(): Promise<void> {
  const changeset = path.join(import.meta.dirname, '../../../node_modules/.bin/changeset');
  const workspace = process.cwd();
  process.stdout.write(runTool([changeset, 'version'], workspace));
  const contracts = path.join(workspace, 'shared-contracts');
  const { version } = JSON.parse(await readFile(path.join(contracts, 'package.json'), 'utf8'));
  const source = path.join(contracts, 'src/contracts/contractVersion.ts');
  const text = await readFile(source, 'utf8');
  const raised = text.replace(/(contractVersion = ')[^']+'/, `$1${version}'`);
  if (!raised.includes(`contractVersion = '${version}'`)) throw new Error(`${source} has no contractVersion`);
  await writeFile(source, raised);
  process.stdout.write(`The contract is version ${version}\n`);
}
