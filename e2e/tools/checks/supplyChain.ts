import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type BomComponent, licenceOf, licenceProblems, nameOf } from './licenceRules.ts';

/**
 * Lists every package that is shipped, with its licence, and fails for a licence that is not allowed. With `--audit` it
 * also asks the registry for known vulnerabilities (`.github/SECURITY.md`).
 */
const root = path.join(import.meta.dirname, '../../..');
/** The workspaces whose dependencies reach shoppers and page teams. */
const shipped = ['@grocer/header-remote', '@grocer/shared-contracts', '@grocer/sandbox'];

const bom = pnpm([
  ...shipped.flatMap((name) => ['--filter', name]),
  'sbom',
  '--prod',
  '--sbom-format',
  'cyclonedx',
]);
const { components } = JSON.parse(bom.stdout) as { components: BomComponent[] };
const packages = components.filter(({ group }) => group !== '@grocer');
process.stdout.write(`${packages.map((one) => `${nameOf(one)}  ${licenceOf(one)}`).join('\n')}\n`);
const problems = licenceProblems(packages);
if (packages.length === 0) problems.push('the bill of materials is empty: was the workspace installed?');

if (process.argv.includes('--audit')) {
  const audit = pnpm(['audit', '--prod', '--audit-level', 'moderate']);
  const output = `${audit.stdout}${audit.stderr}`;
  process.stdout.write(output);
  if (audit.status !== 0) problems.push('the audit failed, see above');
}

for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;

function pnpm(args: string[]) {
  return spawnSync('npx', ['-y', 'pnpm@12', ...args], { cwd: root, encoding: 'utf8' });
}
