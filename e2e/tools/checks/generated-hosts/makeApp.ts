import { spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cleanEnv, end, firstAnswer, freePort, root, run } from '../../stack/processes.ts';
import { type GeneratedHost, npmInstall } from './generatedHosts.ts';

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
}

/** Makes an app with the generator of its framework, installs the contract package, and adds the files of the page team. */
export async function makeApp(host: GeneratedHost, { parent, tarball, addresses }: Parts) {
  const madeBy = await generate(host, parent);
  const folder = path.join(parent, host.name);
  for (const command of host.prepare ?? []) runTool(command, folder);
  runTool([...npmInstall, tarball], folder);
  cpSync(path.join(hosts, 'page/AddButton.tsx'), path.join(folder, host.sources, 'AddButton.tsx'));
  addFiles(host.name, folder, addresses);
  return { folder, madeBy };
}

/** Copies the files of a host over an app's. */
export function addFiles(name: string, folder: string, addresses: Parts['addresses']): void {
  cpSync(path.join(hosts, name), folder, { recursive: true });
  replaceAddresses(folder, addresses);
}

async function generate(
  { generator, name, options, needsGitHub }: GeneratedHost,
  cwd: string,
): Promise<string> {
  const version = runTool(['npm', 'view', generator, 'version', '--silent'], cwd).trim();
  const program = ['npx', '--yes', `${generator}@${version}`, name];
  if (!needsGitHub || (await canReachGitHub())) {
    runTool([...program, ...options], cwd);
    return `${generator} ${version}`;
  }
  // `TEMPLATES` names a folder with copies of the templates, by the names of the hosts.
  const template = path.join(process.env.TEMPLATES ?? standIns, name);
  if (generator === 'create-react-router') runTool([...program, ...options, '--template', template], cwd);
  else {
    // Does not use create-astro here, because it takes templates from GitHub only.
    cpSync(template, path.join(cwd, name), { recursive: true });
    runTool([...npmInstall], path.join(cwd, name));
  }
  return `${generator} ${version}, with a stand-in template`;
}

const canReachGitHub = (): Promise<boolean> =>
  lookup('codeload.github.com').then(
    () => true,
    () => false,
  );

/** Replaces the example addresses in the files of an app. */
export function replaceAddresses(folder: string, addresses: Parts['addresses']): void {
  const files = globSync('**/*.{ts,tsx,mjs,astro}', {
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
 * Checks the app's types with its own compiler, without and with `exactOptionalPropertyTypes`, which a page team may have.
 * @throws Error with the compiler's list of errors
 */
export function checkTypes({ types: { project, generate } }: GeneratedHost, folder: string): void {
  if (generate) runTool(generate, folder);
  const tsc = ['npx', '--no-install', 'tsc', '-p', project, '--noEmit', '--strict', '--pretty', 'false'];
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
