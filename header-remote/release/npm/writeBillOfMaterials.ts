import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pnpmProgram } from './pinnedPnpm.ts';

/** File in each version's folder that lists the packages whose code the version may contain, as CycloneDX. */
const fileName = 'sbom.cdx.json';

const header = path.join(import.meta.dirname, '../..');

/** Adds the bill of materials to a built version, as pnpm writes it from the lockfile. */
export async function writeBillOfMaterials(folder: string): Promise<void> {
  const sbom = ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--filter', '@grocer/header-remote'];
  const [program = '', ...first] = pnpmProgram(process.env);
  const { stdout } = await promisify(execFile)(program, [...first, ...sbom], {
    cwd: header,
    maxBuffer: 64 * 1024 * 1024,
  });
  await writeFile(
    path.join(folder, fileName),
    `${JSON.stringify(makeReproducible(JSON.parse(stdout)), null, 2)}\n`,
  );
}

interface BillOfMaterials {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * Removes the random serial number and the timestamp, which CycloneDX does not require, and sorts the lists: two builds
 * of the same version must have the same files.
 */
function makeReproducible({ serialNumber: _, metadata, components, dependencies, ...bom }: BillOfMaterials) {
  const { timestamp: _time, ...rest } = metadata;
  return {
    ...bom,
    metadata: rest,
    components: components.toSorted((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: dependencies
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.toSorted(compare) }))
      .sort((a, b) => compare(a.ref, b.ref)),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
