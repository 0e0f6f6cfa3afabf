import path from 'node:path';

/** The workspaces that each workspace may import. Type imports count too. */
const mayImport: Record<string, readonly string[]> = {
  'shared-contracts': [],
  'e2e/sandbox': ['@grocer/shared-contracts'],
  'header-remote': ['@grocer/shared-contracts'],
  'shell-host': ['@grocer/shared-contracts'],
  storybook: ['@grocer/shared-contracts', '@grocer/header-remote', '@grocer/sandbox'],
  e2e: ['@grocer/shared-contracts', '@grocer/header-remote', '@grocer/sandbox', '@grocer/shell-host'],
};

/** The layers of header-remote that each of them may import. */
const layersFor: Record<string, readonly string[]> = {
  platform: ['platform'],
  services: ['platform', 'services'],
  state: ['platform', 'services', 'state'],
  ui: ['ui'],
  features: ['platform', 'services', 'state', 'ui', 'features'],
  app: ['platform', 'services', 'state', 'ui', 'features', 'app'],
};

/** The two layers of shared-contracts: the host kit imports the contracts, never the reverse. */
const contracts = /^shared-contracts\/src\/contracts\//;
const hostKit = /^shared-contracts\/src\/host\//;
/** The package's command, which no page may load. */
const commands = /^shared-contracts\/src\/cli\//;

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The rules that a file's imports break, each as a line "file: rule". */
export function importRules(file: string, source: string): string[] {
  // Configurations of tools belong to no package and may import across workspaces.
  if (file.endsWith('.config.ts')) return [];
  const workspace = Object.keys(mayImport)
    .sort((a, b) => b.length - a.length)
    .find((name) => file.startsWith(`${name}/`));
  if (!workspace) return [];
  const imported = [...source.matchAll(specifier)].map(([, name]) => name ?? '');
  return imported.flatMap((name) => {
    const breach = name.startsWith('.')
      ? relativeBreach(workspace, file, path.posix.join(path.posix.dirname(file), name))
      : packageBreach(workspace, file, name);
    return breach ? [`${file}: imports ${name}: ${breach}`] : [];
  });
}

/** Tests and stories may import the sandbox, in place of the services. */
const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$|\/testing\//.test(file);

function packageBreach(workspace: string, file: string, name: string): string | undefined {
  if (!name.startsWith('@grocer/')) return undefined;
  const [scope, short] = name.split('/');
  const imported = `${scope}/${short}`;
  if (imported === '@grocer/sandbox' && isTest(file)) return undefined;
  const isOwn = imported === `@grocer/${workspace}`;
  if (isOwn || mayImport[workspace]?.includes(imported)) return undefined;
  return `${workspace} may import ${mayImport[workspace]?.join(', ') || 'no other workspace'}`;
}

function relativeBreach(workspace: string, file: string, target: string): string | undefined {
  if (!target.startsWith(`${workspace}/`)) {
    // Code of e2e outside its specs may import files of other workspaces, such as build and release scripts.
    const isStack = workspace === 'e2e' && !file.startsWith('e2e/specs/');
    // Build scripts may import webpack.config.ts; the code that they build may not.
    const isBuildScript = target === 'webpack.config.ts' && !file.includes('/src/');
    return isStack || isBuildScript ? undefined : 'import another workspace by its package name';
  }
  if (contracts.test(file) && hostKit.test(target)) return 'contracts is a lower layer than host';
  if (commands.test(target) && !commands.test(file)) return 'only the command imports its own files';
  return workspace === 'header-remote' ? layerBreach(file, target) : undefined;
}

function layerBreach(file: string, target: string): string | undefined {
  const [from, fromFolder] = layerOf(file);
  const [to, toFolder] = layerOf(target);
  if (!from || !to || isTest(file)) return undefined;
  if (target.includes('/testing/')) return 'only tests may import from testing/';
  if (from === 'features' && to === 'features' && fromFolder !== toFolder)
    return 'a feature may not import another feature';
  const allowed = layersFor[from];
  return allowed && !allowed.includes(to) ? `${from} may import ${allowed.join(', ')}` : undefined;
}

/**
 * The layer of a file and the folder in it: `['features', 'search']` of
 * `header-remote/src/features/search/SearchForm.tsx`.
 */
function layerOf(file: string): [string | undefined, string | undefined] {
  const match = /^header-remote\/src\/([^/]+)\/([^/]+)/.exec(file);
  return [match?.[1], match?.[2]];
}
