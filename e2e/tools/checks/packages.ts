import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrokenBundles } from '../../hosts/server/findBrokenBundles.ts';

/**
 * Tests the packages that page teams install: builds and packs them, checks them with publint and attw, installs them
 * into a temporary project and uses them there with Node, TypeScript and every bundler, as from the registry.
 */
const root = path.join(import.meta.dirname, '../../..');
const packages = ['shared-contracts', 'e2e/sandbox'];
const tool = (name: string) => path.join(root, 'e2e/node_modules/.bin', name);
const tsc = path.join(root, 'node_modules/.bin/tsc');
const pnpm = ['npx', '-y', 'pnpm@12'];

const project = mkdtempSync(path.join(tmpdir(), 'grocer-page-team-'));
process.on('exit', () => rmSync(project, { recursive: true, force: true }));
for (const name of packages) {
  const folder = path.join(root, name);
  run(['npm', 'run', 'build', '--silent'], folder);
  run([tool('publint'), '--strict', '--pack', 'npm', folder], root);
  run([...pnpm, 'pack', '--pack-destination', project], folder);
}
checkImports(path.join(root, 'shared-contracts/dist'));
const tarballs = ['shared-contracts', 'sandbox'].map(tarballOf);
for (const tarball of tarballs) run([tool('attw'), '--profile', 'esm-only', '--no-emoji', tarball], root);

write('package.json', {
  name: 'page-team',
  private: true,
  type: 'module',
  dependencies: {
    '@grocer/shared-contracts': `file:${tarballs[0]}`,
    '@grocer/sandbox': `file:${tarballs[1]}`,
  },
});
write('pnpm-workspace.yaml', `overrides:\n  '@grocer/shared-contracts': 'file:${tarballs[0]}'\n`);
write('tsconfig.json', {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom'],
    strict: true,
    noEmit: true,
    types: [],
  },
});
write(
  'page.ts',
  `import { createRoutes, emitEvent, type HeaderOptions, onEvent } from '@grocer/shared-contracts';
import { startSandbox } from '@grocer/sandbox/server';
const options: HeaderOptions = { flags: { searchHistory: true } };
onEvent('trolley', ({ itemCount, total }) => [itemCount.toFixed(), total.amount]);
// @ts-expect-error the contract has no such event
emitEvent('trolly');
const { origin, close } = await startSandbox({ port: 0 });
const answer = await fetch(origin + '/api/token/v1/token');
await close();
console.log(createRoutes().search('milk'), answer.status, Object.keys(options).join());
`,
);
run([...pnpm, 'install', '--prefer-offline', '--silent'], project);
run([tsc, '-p', project, '--skipLibCheck'], project);
const output = run([process.execPath, 'page.ts'], project).trim();
const expected = '/ecom/shop/search?searchTerm=milk 401 flags';
if (output !== expected) fail(`the page team's script printed "${output}", expected "${expected}"`);
for (const name of ['shared-contracts', 'sandbox'])
  checkManifest(path.join(project, 'node_modules/@grocer', name));
const help = run([...pnpm, 'exec', 'grocer-sandbox', '--help'], project);
if (!help.includes('--shop-origin')) fail(`grocer-sandbox --help printed "${help}"`);
const brokenBundles = await findBrokenBundles(project);
if (brokenBundles.length > 0) fail(`without the header:\n${brokenBundles.join('\n')}`);
process.stdout.write(`${packages.length} packages install and work, in bundled servers too\n`);

/**
 * An `import()` whose argument TypeScript has wrapped in its helper is compiled away by bundlers: the comments that
 * stop them stand in the helper's call then.
 */
function checkImports(dist: string): void {
  const wrapped = globSync('**/*.js', { cwd: dist }).filter((file) =>
    readFileSync(path.join(dist, file), 'utf8').includes('__rewriteRelativeImportExtension'),
  );
  if (wrapped.length > 0) fail(`wrapped import() in ${wrapped.join(', ')}: use host/server/importFile.ts`);
  const importFile = readFileSync(path.join(dist, 'host/server/importFile.js'), 'utf8');
  const comments = ['webpackIgnore: true', 'turbopackIgnore: true', '@vite-ignore'];
  if (
    comments.some((comment) => !new RegExp(`import\\([^)]*/\\* ${comment} \\*/[^)]*href\\)`).test(importFile))
  ) {
    fail(`host/server/importFile.js lacks a comment in its import(): ${importFile}`);
  }
}

/** The tarball of a package, whatever its version. */
function tarballOf(name: string): string {
  const [file] = globSync(`grocer-${name}-*.tgz`, { cwd: project });
  return file === undefined ? fail(`${name} was not packed`) : path.join(project, file);
}

/** What a page team's security review asks for: a licence, and a package that only the CI can have published. */
function checkManifest(installed: string): void {
  const { license, repository, publishConfig, dependencies } = JSON.parse(
    readFileSync(path.join(installed, 'package.json'), 'utf8'),
  );
  if (license !== 'MIT' || !existsSync(path.join(installed, 'LICENSE'))) fail(`${installed} has no licence`);
  if (!repository?.url || publishConfig?.provenance !== true) fail(`${installed} would have no provenance`);
  const exact = dependencies.zod && !dependencies.zod.startsWith('^');
  if (exact) fail(`${installed} needs zod ${dependencies.zod}: a second copy in most apps`);
}

function write(file: string, content: unknown): void {
  writeFileSync(
    path.join(project, file),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );
}

function run([program = '', ...args]: string[], cwd: string): string {
  const { NODE_OPTIONS: _nodeOptions, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) fail(`${[program, ...args].join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

function fail(message: string): never {
  process.stdout.write(`${message}\n`);
  process.exit(1);
}
