import { lookup } from 'node:dns/promises';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedHost } from './generatedHosts.ts';
import { runCommand } from './runCommand.ts';

const npmInstall = ['npm', 'install', '--loglevel=error', '--no-audit', '--no-fund'];
const hosts = path.join(import.meta.dirname, '../../../hosts');
const standIns = path.join(import.meta.dirname, 'templates');

/** What an app is made of. */
interface Parts {
  /** A temporary folder. */
  parent: string;
  /** The contract package, as npm publishes it. */
  tarball: string;
  /** In place of the example addresses in the page team's files. */
  addresses: Readonly<Record<string, string>>;
}

export interface MadeApp {
  folder: string;
  /** The generator with its version, and whether its template was a stand-in. */
  madeBy: string;
}

/** Makes an app with the generator of its framework, installs the contract package, and adds the files of the page team. */
export async function makeApp(host: GeneratedHost, { parent, tarball, addresses }: Parts): Promise<MadeApp> {
  const madeBy = await generate(host, parent);
  const folder = path.join(parent, host.name);
  for (const command of host.prepare ?? []) runCommand(command, folder);
  runCommand([...npmInstall, tarball], folder);
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
  const version = runCommand(['npm', 'view', generator, 'version', '--silent'], cwd).trim();
  const program = ['npx', '--yes', `${generator}@${version}`, name];
  if (!needsGitHub || (await canReachGitHub())) {
    runCommand([...program, ...options], cwd);
    return `${generator} ${version}`;
  }
  // `TEMPLATES` names a folder with copies of the templates, by the names of the hosts.
  const template = path.join(process.env.TEMPLATES ?? standIns, name);
  if (generator === 'create-react-router') runCommand([...program, ...options, '--template', template], cwd);
  else {
    // create-astro takes templates from GitHub only.
    cpSync(template, path.join(cwd, name), { recursive: true });
    runCommand([...npmInstall], path.join(cwd, name));
  }
  return `${generator} ${version}, with a stand-in template`;
}

const canReachGitHub = (): Promise<boolean> =>
  lookup('codeload.github.com').then(
    () => true,
    () => false,
  );

function replaceAddresses(folder: string, addresses: Parts['addresses']): void {
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
