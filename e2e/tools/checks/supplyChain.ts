import { spawnSync } from 'node:child_process';
import { readOptions } from '../../../header-remote/release/readOptions.ts';
import { command } from '../stack/command.ts';
import { pnpm, root } from '../stack/processes.ts';

const usage = 'pnpm audit:shipped';
const help = `Lists every package that is shipped, with its licence, and fails for a licence that is not allowed.

  --audit  also asks the registry for known vulnerabilities (.github/SECURITY.md)`;

async function checkShippedPackages(): Promise<void> {
  const options = { audit: { type: 'boolean' } } as const;
  const { audit: isAudited } = readOptions(process.argv.slice(2), { usage, help, options }).values;
  // The workspaces whose dependencies reach shoppers and page teams.
  const shipped = ['@grocer/header-remote', '@grocer/shared-contracts', '@grocer/sandbox'];
  const filters = shipped.flatMap((name) => ['--filter', name]);
  const bom = runPnpm([...filters, 'sbom', '--prod', '--sbom-format', 'cyclonedx']);
  const { components } = JSON.parse(bom.stdout) as { components: BomComponent[] };
  const packages = components.filter(({ group }) => group !== '@grocer');
  process.stdout.write(`${packages.map((one) => `${nameOf(one)}  ${licenceOf(one)}`).join('\n')}\n`);
  const problems = licenceProblems(packages);
  if (packages.length === 0) problems.push('the bill of materials is empty: was the workspace installed?');
  if (isAudited) {
    const audit = runPnpm(['audit', '--prod', '--audit-level', 'moderate']);
    process.stdout.write(`${audit.stdout}${audit.stderr}`);
    if (audit.status !== 0) problems.push('the audit failed, see above');
  }
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function runPnpm(args: string[]) {
  const [program = '', ...first] = pnpm;
  return spawnSync(program, [...first, ...args], { cwd: root, encoding: 'utf8' });
}

/** A package in a CycloneDX bill of materials, as far as the licence check reads it. */
export interface BomComponent {
  group?: string;
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[] | undefined;
}

/**
 * Licences of packages whose code or files may be shipped to shoppers and page teams (`.github/SECURITY.md`). These
 * licences demand no more than that their notice is kept.
 */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/** The licence of a package: an SPDX identifier or expression; "no licence" if it names none. */
const licenceOf = ({ licenses = [] }: BomComponent): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ') ||
  'no licence';

const nameOf = ({ group, name, version }: BomComponent): string =>
  `${group ? `${group}/` : ''}${name}@${version}`;

/** One sentence for each package whose licence is not on the list. */
export const licenceProblems = (components: readonly BomComponent[]): string[] =>
  components
    .filter((component) => !allowedLicences.has(licenceOf(component)))
    .map(
      (component) =>
        `${nameOf(component)} has ${licenceOf(component)}, which is not on the list in e2e/tools/checks/supplyChain.ts: ` +
        'replace the package, or have the licence read and add it',
    );

if (import.meta.main) await command(checkShippedPackages);
