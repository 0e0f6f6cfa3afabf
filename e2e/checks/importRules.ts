import path from 'node:path';

/** Which package may import which (design §3); `type` and `value` imports alike. */
const mayImport: Record<string, readonly string[]> = {
  'shared-contracts': [],
  'e2e/sandbox': ['@grocer/shared-contracts'],
  'header-remote': ['@grocer/shared-contracts'],
  'shell-host': ['@grocer/shared-contracts'],
  storybook: ['@grocer/shared-contracts', '@grocer/header-remote', '@grocer/sandbox'],
  e2e: ['@grocer/shared-contracts', '@grocer/header-remote', '@grocer/sandbox', '@grocer/shell-host'],
};

/** Layers of header-remote, lowest first: each may import itself and those before it; `ui` stands beside them. */
const layers = ['platform', 'services', 'state', 'features', 'app'];

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The rules that a file's imports break, each as a line "file: rule". */
export function importRules(file: string, source: string): string[] {
  // A tool's settings may reach across: they are no part of any package.
  if (file.endsWith('.config.ts')) return [];
  const workspace = Object.keys(mayImport)
    .sort((one, other) => other.length - one.length)
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

/** Tests and stories may use the sandbox: it stands in for the services. */
const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$|\/testing\//.test(file);

function packageBreach(workspace: string, file: string, name: string): string | undefined {
  if (!name.startsWith('@grocer/')) return undefined;
  const [scope, short] = name.split('/');
  const imported = `${scope}/${short}`;
  if (imported === '@grocer/sandbox' && isTest(file)) return undefined;
  if (mayImport[workspace]?.includes(imported)) return undefined;
  return `${workspace} may import ${mayImport[workspace]?.join(', ') || 'no other workspace'}`;
}

function relativeBreach(workspace: string, file: string, target: string): string | undefined {
  if (!target.startsWith(`${workspace}/`)) {
    // The stack and its build drive the other workspaces' own programs.
    const drives = workspace === 'e2e' && !file.startsWith('e2e/specs/');
    // The one webpack file belongs to whoever builds, never to what is built.
    const builds = target === 'webpack.config.ts' && !file.includes('/src/');
    return drives || builds ? undefined : 'another workspace is imported by its name';
  }
  return workspace === 'header-remote' ? layerBreach(file, target) : undefined;
}

function layerBreach(file: string, target: string): string | undefined {
  const [from, fromRoom] = place(file);
  const [to, toRoom] = place(target);
  if (!from || !to || isTest(file)) return undefined;
  if (target.includes('/testing/')) return 'testing is for tests';
  if (from === 'ui' && to !== 'ui') return 'ui knows nothing but ui';
  if (from === 'features' && to === 'features' && fromRoom !== toRoom)
    return 'features never import features';
  if (to === 'ui')
    return layers.indexOf(from) >= layers.indexOf('features') || from === 'ui'
      ? undefined
      : `${from} stands below ui`;
  return layers.indexOf(to) > layers.indexOf(from) ? `${from} stands below ${to}` : undefined;
}

/** `['features', 'search']` of `header-remote/src/features/search/SearchForm.tsx`. */
function place(file: string): [string | undefined, string | undefined] {
  const match = /^header-remote\/src\/([^/]+)\/([^/]+)/.exec(file);
  return [match?.[1], match?.[2]];
}
