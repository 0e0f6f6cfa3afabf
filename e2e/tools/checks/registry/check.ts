import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import remotePackage from '../../../../header-remote/package.json' with { type: 'json' };
import { readOptions } from '../../../../header-remote/release/readOptions.ts';
import { versionOf } from '../../../../storybook/docs/reference/versionOf.ts';
import { command } from '../../stack/command.ts';
import { root, run, temporaryFolder } from '../../stack/processes.ts';
import { catalog, createApp, type Manager, managers, typescripts } from './createApp.ts';
import { installRegistry, type Registry, startRegistry } from './startRegistry.ts';

const usage = 'pnpm test:registry';
const help = `Publishes the packages and the built header to a registry of its own, and installs them with each package manager: files,
types and zod. Part of pnpm test:full. Needs pnpm build.`;
const { version } = remotePackage;
const folder = temporaryFolder('registry');
const tools = path.join(folder, 'tools');

await command(async () => {
  readOptions(process.argv.slice(2), { usage, help, options: {} });
  mkdirSync(tools);
  installRegistry(tools);
  const problems: string[] = [];
  const registry = await startRegistry(tools, path.join(folder, 'registry'));
  try {
    problems.push(...findMissingRefusal(registry));
    print(publish(registry));
    print(publish(registry));
    problems.push(...(await findManifestProblems(registry)));
    for (const manager of managers) problems.push(...findProblems(registry, manager));
  } catch (error) {
    problems.push((error as Error).message);
  } finally {
    await registry.close();
  }
  for (const problem of problems) print(problem);
  print(problems.length > 0 ? `${problems.length} problems` : `${managers.length} apps install and compile`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});

/** Expects that npm refuses to publish outside CI, where it cannot sign, so that no developer publishes by accident. */
function findMissingRefusal(registry: Registry): string[] {
  try {
    return [`published without provenance: ${publish(registry, [])}`];
  } catch (error) {
    const { message } = error as Error;
    return message.includes('provenance generation not supported') ? [] : [message];
  }
}

/** Publishes the packages that the registry lacks. A second run finds that all are published. */
function publish({ address, userConfig }: Registry, options = ['--without-provenance']): string {
  const program = path.join(root, 'header-remote/publish.ts');
  const publisher = [process.execPath, '--conditions=@grocer/source', program];
  const settings = ['--releases', path.join(root, 'header-remote/dist'), '--registry', address];
  const env = { NPM_CONFIG_USERCONFIG: userConfig, CI: '', GITHUB_ACTIONS: '', GITLAB_CI: '' };
  return run([...publisher, ...settings, ...options], root, env).trimEnd();
}

/** Reads each package's manifest from the registry. Its `provenance` makes npm refuse a publication without CI. */
async function findManifestProblems({ address }: Registry): Promise<string[]> {
  const names = ['shared-contracts', 'sandbox', 'header-remote'];
  const found = await Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`${address}@grocer/${name}/latest`);
      const { publishConfig, license, repository, dependencies = {} } = await answer.json();
      const text = JSON.stringify([publishConfig, dependencies]);
      if (!(publishConfig?.provenance === true && license === 'MIT' && repository?.url)) {
        return [`@grocer/${name} has no licence, repository or provenance: ${text}`];
      }
      return /catalog:|workspace:/.test(text) ? [`@grocer/${name} has unresolved dependencies: ${text}`] : [];
    }),
  );
  return found.flat();
}

function findProblems({ address }: Registry, manager: Manager): string[] {
  const startedAt = Date.now();
  const app = path.join(folder, manager.name);
  mkdirSync(app);
  createApp(app, manager, address);
  const problems = [
    ...findMissingFiles(app),
    ...findWrongZod(app, manager),
    ...findTypeErrors(app),
    ...findHelpProblems(app, manager),
    ...findChangedHeader(app),
  ];
  print(`${manager.name}: ${problems.length} problems, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return problems.map((problem) => `${manager.name}: ${problem}`);
}

function findMissingFiles(app: string): string[] {
  const packages = path.join(app, 'node_modules/@grocer');
  return readdirSync(packages).flatMap((name) =>
    ['LICENSE', 'README.md']
      .filter((file) => !existsSync(path.join(packages, name, file)))
      .map((file) => `@grocer/${name} has no ${file}`),
  );
}

/** Reads an example of every document of the contract, and checks which version of zod it used. */
function findWrongZod(app: string, { zod }: Manager): string[] {
  const version = run([process.execPath, 'contract.mjs'], app).trim();
  const tested = versionOf(catalog, 'zod');
  const isExpected =
    zod === undefined ? tested.localeCompare(version, 'en', { numeric: true }) <= 0 : version === zod;
  return isExpected ? [] : [`the contract runs on zod ${version} instead of ${zod ?? `${tested} or newer`}`];
}

function findTypeErrors(app: string): string[] {
  return Object.keys(typescripts).flatMap((name) => {
    try {
      run([process.execPath, `node_modules/${name}/bin/tsc`, '-p', `${name}.json`, '--pretty', 'false'], app);
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
}

function findHelpProblems(app: string, manager: Manager): string[] {
  const text = run([...manager.sandbox, '--help'], app);
  return text.includes('--shop-origin') ? [] : [`grocer-sandbox --help printed ${text}`];
}

/** Compares the installed header's file names with those of the built header, which the generated hosts load. */
function findChangedHeader(app: string): string[] {
  const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();
  const installed = path.join(app, 'node_modules/@grocer/header-remote', version);
  const isSame = filesIn(installed).join() === filesIn(path.join(root, 'header-remote/dist', version)).join();
  return isSame ? [] : [`@grocer/header-remote has other files than the build: ${filesIn(installed)}`];
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
