import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packPackages } from './release/npm/packPackages.ts';
import { runTool } from './release/npm/runTool.ts';
import { printFailure } from './release/ReleaseError.ts';
import { readOptions } from './release/readOptions.ts';

// `pnpm publish:packages` (decision 18). Uses npm, the only tool that signs the provenance that publishConfig demands.
const usage =
  'pnpm publish:packages [--releases <folder>] [--registry <address>] [--without-provenance] [--dry-run]';
const help = `Publishes the packages of page teams to npm, unless their versions are there already.

  --releases <folder>    the releases; default: header-remote/releases
  --registry <address>   default: that of npm's configuration
  --without-provenance   for registries that do not verify where a package was built
  --dry-run              publishes nothing`;
const folder = await mkdtemp(path.join(tmpdir(), 'grocer-publish-'));

try {
  const { releases, ...settings } = readArguments(process.argv.slice(2));
  for (const { id, tarball } of await packPackages(folder, releases)) {
    const isPublished = isInRegistry(id, settings.registry);
    if (!isPublished) publish(tarball, settings);
    const verb = settings.isDryRun ? 'Would publish' : 'Published';
    process.stdout.write(isPublished ? `${id} has already been published\n` : `${verb} ${id}\n`);
  }
} catch (error) {
  printFailure(error);
} finally {
  await rm(folder, { recursive: true });
}

function readArguments(args: string[]) {
  const options = {
    releases: { type: 'string', default: path.join(import.meta.dirname, 'releases') },
    registry: { type: 'string' },
    'without-provenance': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  const { values } = readOptions(args, { usage, help, options });
  return {
    releases: path.resolve(process.env.INIT_CWD ?? '.', values.releases),
    // Without arguments npm uses the registry of its own configuration.
    registry: values.registry === undefined ? [] : ['--registry', values.registry],
    hasProvenance: !values['without-provenance'],
    isDryRun: values['dry-run'],
  };
}

function isInRegistry(id: string, registry: string[]): boolean {
  try {
    return runTool(['npm', 'view', id, 'version', ...registry], folder).trim() !== '';
  } catch (error) {
    if (/\bE404\b/.test((error as Error).message)) return false;
    throw error;
  }
}

function publish(
  tarball: string,
  { registry, hasProvenance, isDryRun }: Omit<ReturnType<typeof readArguments>, 'releases'>,
): void {
  const options = [...(hasProvenance ? [] : ['--provenance=false']), ...(isDryRun ? ['--dry-run'] : [])];
  runTool(['npm', 'publish', tarball, ...registry, ...options], folder);
}
