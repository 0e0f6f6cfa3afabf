import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, readAddress, readArguments } from '../commandLine.ts';
import { frameworks, testFile } from './frameworks.ts';

const usage =
  'grocer-header init [<folder>] --remote <channel address> --services <origin> --key <public key> [--key …]';
const help = `Writes the header and a test of it into a fresh app: ${frameworks.map(({ title }) => title).join(', ')}.
A file that is in the way is renamed to <file>.before-header; one that has the header is left as it is.

  <folder>              the app, with its package.json; default: this folder
  --remote <address>    the channel, such as https://header.example/stable/
  --services <origin>   the origin of the services
  --key <public key>    the publisher's key; a second one for its successor`;

const options = {
  remote: { type: 'string', default: '' },
  services: { type: 'string', default: '' },
  key: { type: 'string', multiple: true, default: [] as string[] },
} as const;

/** Runs the command. Returns its exit code. @throws CommandError */
export async function init(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { usage, help, options });
  const remote = readAddress('--remote', values.remote);
  const services = readAddress('--services', values.services);
  if (values.key.length === 0) throw new CommandError(`init needs --key; usage: ${usage}`);
  const folder = path.resolve(positionals[0] ?? '.');
  const packages = readPackages(folder);
  const framework = frameworks.find(({ dependency }) => packages.includes(dependency));
  if (!framework) {
    const known = frameworks.map(({ dependency }) => dependency).join(', ');
    throw new CommandError(`package.json names none of ${known}: copy the files of the page “Hosts”`);
  }
  const prefix = existsSync(path.join(folder, 'src/app')) ? 'src/' : '';
  const done = framework.files.map((file) => {
    const text = fillIn(readTemplate(framework.folder, file), { remote, services, keys: values.key });
    return writeFile(folder, file.startsWith('src/') ? file : `${prefix}${file}`, text);
  });
  done.push(writeFile(folder, testFile.target, readTemplate(testFile.folder, testFile.file)));
  const missing = ['@grocer/shared-contracts', '@playwright/test'].filter((name) => !packages.includes(name));
  const remains = [
    ...missing.map((name) => `npm install ${name}`),
    ...framework.remains,
    'npx @grocer/shared-contracts check <address of your page>',
  ];
  process.stdout.write([`${framework.title}:`, ...done, 'What remains:', ...remains, ''].join('\n'));
  return 0;
}

/** The names of the packages that an app depends on. */
function readPackages(folder: string): string[] {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) throw new CommandError(`There is no ${file}: give the folder of your app`);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** Folders that may have the templates: that of the package, and in the header's repository the test hosts. */
const templates = ['../../templates', '../../../../e2e/hosts'].map((name) =>
  path.join(import.meta.dirname, name),
);

const readTemplate = (folder: string, file: string): string =>
  readFileSync(path.join(templates.find((name) => existsSync(name)) ?? '', folder, file), 'utf8');

const exampleKey = /'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEa{86}=='/g;

/** Writes an app's addresses and keys in place of those of the examples. */
const fillIn = (
  text: string,
  { remote, services, keys }: { remote: string; services: string; keys: string[] },
) =>
  text
    .replaceAll('https://header.grocer.example/stable/', remote)
    .replaceAll('https://header.grocer.example', new URL(remote).origin)
    .replaceAll('https://services.grocer.example', services)
    .replaceAll(exampleKey, keys.map((key) => `'${key}'`).join(', '));

/** Writes a file, unless it has the header. Renames an existing one. @throws CommandError if the new name is taken */
function writeFile(folder: string, file: string, text: string): string {
  const target = path.join(folder, file);
  const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
  if (before?.includes('@grocer/shared-contracts')) return `  left ${file}, which has the header`;
  const kept = `${file}.before-header`;
  if (before !== undefined) {
    if (existsSync(path.join(folder, kept))) throw new CommandError(`${kept} exists: move it away first`);
    renameSync(target, path.join(folder, kept));
  }
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return before === undefined ? `  wrote ${file}` : `  replaced ${file}; the one before is ${kept}`;
}
