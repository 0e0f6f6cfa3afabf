import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionOf } from '../../../../storybook/docs/reference/versionOf.ts';
import { pnpm, root, run, writeJson } from '../../stack/processes.ts';

export const catalog = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');

/** Dependencies in the versions of the workspace, such as `{ react: '19.3.1' }`. */
export const inCatalog = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, versionOf(catalog, name)]));

/** Versions of TypeScript that page teams may have, by the names under which all of them are installed. */
export const typescripts: Record<string, string> = {
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5.9': 'npm:typescript@5.9.3',
  'typescript-6': 'npm:typescript@6.0.3',
  'typescript-7': `npm:typescript@${versionOf(catalog, 'typescript')}`,
};

/** Entry points whose declarations import those of a tool that itself does not support an old TypeScript. */
const newerTypescriptOnly: Record<string, string[]> = {
  // MSW 3's declarations do not compile with 5.4.
  'typescript-5.4': ['@grocer/sandbox/msw'],
};

/** The entry point with ambient declarations of the remote's modules. It is no module, so nothing can import it. */
const ambient = '@grocer/shared-contracts/remote';

/** The lowest version of zod in the contract package's range. */
const lowestZod = '4.1.0';

/** A package manager, as page teams use it. */
export interface Manager {
  name: string;
  /** The app's own zod, which the contract then uses too. Undefined means that it gets the newest one. */
  zod?: string;
  settings: (registry: string) => Record<string, string>;
  install: string[];
  /** Runs the command of the installed sandbox. */
  sandbox: string[];
}

// Yarn is left out: it installs `node_modules` as npm does. pnpm's settings exempt our packages from its minimum age.
export const managers: Manager[] = [
  {
    name: 'npm',
    zod: lowestZod,
    settings: (registry) => ({ '.npmrc': `@grocer:registry=${registry}\n` }),
    install: ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund'],
    sandbox: ['npx', '@grocer/sandbox'],
  },
  {
    name: 'pnpm',
    settings: (registry) => ({
      '.npmrc': `@grocer:registry=${registry}\n`,
      'pnpm-workspace.yaml': "minimumReleaseAgeExclude: ['@grocer/*']\nallowBuilds: { '@swc/core': false }\n",
    }),
    install: [...pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile'],
    sandbox: [...pnpm, 'exec', 'grocer-sandbox'],
  },
];

/** Writes an app with the packages that the documentation page "React" names, and installs them from the registry. */
export function createApp(folder: string, manager: Manager, registry: string): void {
  writeJson(path.join(folder, 'package.json'), manifestOf(manager));
  for (const [file, text] of Object.entries(manager.settings(registry))) {
    writeFileSync(path.join(folder, file), text);
  }
  // In CI pnpm refuses to write a lockfile.
  run(manager.install, folder, { CI: '' });
  writeTypeProjects(folder);
  writeFileSync(path.join(folder, 'contract.mjs'), contractScript);
}

function manifestOf({ name, zod }: Manager) {
  return {
    name: `page-team-with-${name}`,
    private: true,
    type: 'module',
    dependencies: {
      '@grocer/shared-contracts': '*',
      ...inCatalog('react', 'react-dom'),
      ...(zod !== undefined && { zod }),
    },
    devDependencies: {
      '@grocer/header-remote': '*',
      '@grocer/sandbox': '*',
      ...inCatalog('@module-federation/runtime', '@types/node', '@types/react', '@types/react-dom'),
      // webpack is installed because the types of the federation runtime import its types.
      ...inCatalog('webpack', 'msw'),
      ...typescripts,
    },
  };
}

const typeOptions = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
  },
};

/** Writes a project for each version of TypeScript, which imports every entry point that this version supports. */
function writeTypeProjects(folder: string): void {
  const names = ['shared-contracts', 'sandbox'].flatMap((name) => {
    const manifest = path.join(folder, 'node_modules/@grocer', name, 'package.json');
    const entries = Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).exports);
    return entries
      .filter((entry) => !entry.endsWith('.json'))
      .map((entry) => path.posix.join('@grocer', name, entry));
  });
  for (const typescript of Object.keys(typescripts)) {
    const supported = names.filter((name) => !newerTypescriptOnly[typescript]?.includes(name));
    const lines = supported.map((name, index) =>
      name === ambient
        ? `/// <reference types="${name}" />\n`
        : `export type * as entry${index} from '${name}';\n`,
    );
    // Sorted, because references must come before all other lines.
    writeFileSync(path.join(folder, `${typescript}.ts`), lines.sort().join(''));
    writeJson(path.join(folder, `${typescript}.json`), { ...typeOptions, files: [`${typescript}.ts`] });
  }
}

/** Reads an example of every document of the contract, and prints the version of zod that the contract has. */
const contractScript = `import { createRequire } from 'node:module';
import { realpathSync } from 'node:fs';
import { parser } from '@grocer/shared-contracts/compatibility';
for (const [name, example] of Object.entries(parser.examples)) parser.read(name, example);
const contracts = createRequire(realpathSync('node_modules/@grocer/shared-contracts/package.json'));
console.log(contracts('zod/package.json').version);
`;
