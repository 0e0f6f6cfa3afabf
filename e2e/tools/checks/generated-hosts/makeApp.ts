import { spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frameworks } from '../../../../shared-contracts/src/cli/init/frameworks.ts';
import { exampleKeys } from '../../../fixtures/builtHost.ts';
import { cleanEnv, end, firstAnswer, freePort, root, run, writeJson } from '../../stack/processes.ts';
import type { EmptyFolder, GeneratedHost, Generator } from './GeneratedHost.ts';
import { npmInstall } from './generatedHosts.ts';

/** Runs a command and returns what it printed. @throws Error with its output if it fails */
export const runTool = (command: readonly string[], cwd: string): string =>
  run(command, cwd, { CI: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' });

const hosts = path.join(root, 'e2e/hosts');
const standIns = path.join(import.meta.dirname, 'templates');

/** Inputs to make an app, besides the host itself. */
interface Parts {
  /** A temporary folder. */
  parent: string;
  /** The contract package, as npm publishes it. */
  tarball: string;
  /** For each example address in the page team's files the address that replaces it. */
  addresses: Readonly<Record<string, string>>;
  /** Called if `init` is 'in fresh app': after `init` has written the header, before the journey's pages are added. */
  onFresh?: (folder: string) => Promise<void>;
}

/** Makes an app, installs the contract package, and adds the files of the page team. */
export async function makeApp(
  { name, files = name, from, init, prepare = [] }: GeneratedHost,
  { parent, tarball, addresses, onFresh }: Parts,
) {
  const folder = path.join(parent, name);
  const madeBy =
    'program' in from ? await generate(from, { name, template: files }, parent) : makeFolder(from, folder);
  for (const command of prepare) runTool(command, folder);
  runTool([...npmInstall, tarball], folder);
  if (init) {
    runTool(initCommand(addresses), folder);
    if (init === 'in fresh app') await onFresh?.(folder);
  }
  if ('program' in from) {
    cpSync(path.join(hosts, 'page/AddButton.tsx'), path.join(folder, from.sources, 'AddButton.tsx'));
    const written = frameworks.find((framework) => init && framework.folder === files)?.files;
    addFiles(files, folder, addresses, written);
  } else {
    addFiles('page', path.join(folder, 'page'), addresses);
    addFiles(files, path.join(folder, 'app'), addresses);
  }
  return { folder, madeBy };
}

const initCommand = (addresses: Parts['addresses']): string[] => [
  ...['npx', '--no-install', 'grocer-header', 'init'],
  ...['--remote', `${addresses['https://header.grocer.example']}/stable/`],
  ...['--services', addresses['https://services.grocer.example'] ?? ''],
  ...['--key', addresses[exampleKeys[0] ?? ''] ?? ''],
];

function makeFolder({ packages }: EmptyFolder, folder: string): string {
  mkdirSync(folder);
  writeJson(path.join(folder, 'package.json'), { private: true, type: 'module' });
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'preserve',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  };
  // The configuration of the bundler runs in Node, whose types the app does not need.
  writeJson(path.join(folder, 'tsconfig.json'), {
    compilerOptions,
    include: ['app'],
    exclude: ['**/*.config.ts'],
  });
  mkdirSync(path.join(folder, 'dist'));
  cpSync(path.join(hosts, 'page/index.html'), path.join(folder, 'dist/index.html'));
  if (packages.length > 0) runTool([...npmInstall, ...packages], folder);
  return 'hand, in an empty folder';
}

/** Copies `e2e/hosts/<name>` over an app, except the files that `init` has written, and replaces example addresses. */
export function addFiles(
  name: string,
  folder: string,
  addresses: Parts['addresses'],
  written: readonly string[] = [],
): void {
  const from = path.join(hosts, name);
  cpSync(from, folder, { recursive: true, filter: (file) => !written.includes(path.relative(from, file)) });
  replaceAddresses(folder, addresses);
}

async function generate(
  { program, options, needsGitHub }: Generator,
  { name, template: standIn }: { name: string; template: string },
  cwd: string,
): Promise<string> {
  const version = runTool(['npm', 'view', program, 'version', '--silent'], cwd).trim();
  const command = ['npx', '--yes', `${program}@${version}`, name];
  if (!needsGitHub || (await canReachGitHub())) {
    runTool([...command, ...options], cwd);
    return `${program} ${version}`;
  }
  // `TEMPLATES` names a folder with copies of the templates, by the names of the hosts.
  const template = path.join(process.env.TEMPLATES ?? standIns, standIn);
  if (program === 'create-react-router') runTool([...command, ...options, '--template', template], cwd);
  else {
    // Does not use create-astro here, because it takes templates from GitHub only.
    cpSync(template, path.join(cwd, name), { recursive: true });
    runTool([...npmInstall], path.join(cwd, name));
  }
  return `${program} ${version}, with a stand-in template`;
}

const canReachGitHub = (): Promise<boolean> =>
  lookup('codeload.github.com').then(
    () => true,
    () => false,
  );

/** Replaces the example addresses in the files of an app. */
export function replaceAddresses(folder: string, addresses: Parts['addresses']): void {
  const files = globSync('**/*.{ts,tsx,mjs,astro,html}', {
    cwd: folder,
    exclude: (name) => name.includes('node_modules'),
  });
  for (const file of files.map((name) => path.join(folder, name))) {
    const source = readFileSync(file, 'utf8');
    const replaced = Object.entries(addresses).reduce(
      (text, [example, address]) => text.replaceAll(example, address),
      source,
    );
    if (replaced !== source) writeFileSync(file, replaced);
  }
}

/**
 * Checks the app's types with its own compiler, without and with `exactOptionalPropertyTypes`, which teams may set.
 * @throws Error with the compiler's list of errors
 */
export function checkTypes({ types }: GeneratedHost, folder: string): void {
  if (!types) return;
  if (types.generate) runTool(types.generate, folder);
  const tsc = [
    'npx',
    '--no-install',
    'tsc',
    '-p',
    types.project,
    '--noEmit',
    '--strict',
    '--pretty',
    'false',
  ];
  for (const exact of ['false', 'true']) runTool([...tsc, '--exactOptionalPropertyTypes', exact], folder);
}

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/**
 * Starts the built app in production. Returns its first page and what it writes to its console.
 * @throws Error with what it wrote, if it does not start
 */
export async function startApp(host: GeneratedHost, folder: string) {
  const port = await freePort();
  const server = spawn(process.execPath, host.start(port), {
    cwd: folder,
    env: cleanEnv({ PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const origin = `http://localhost:${port}`;
  try {
    const answer = await firstAnswer(origin, () => server.exitCode !== null);
    const stop = () => end(server, 'SIGKILL');
    return { origin, firstPage: await answer.text(), written: () => output, stop };
  } catch {
    await end(server, 'SIGKILL');
    throw new Error(`${host.title} does not start:\n${output}`);
  }
}
