import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrokenBundles } from '../../hosts/server/findBrokenBundles.ts';
import { pack, pnpm, root, run, temporaryFolder, writeJson } from '../stack/processes.ts';

/**
 * Builds and packs the packages that page teams install, checks them with publint and attw, and uses them in a
 * temporary project with Node, TypeScript and every bundler. `registry/check.ts` tests their manifests and commands.
 */
const tool = (name: string) => path.join(root, 'e2e/node_modules/.bin', name);
const tsc = path.join(root, 'node_modules/.bin/tsc');

const project = temporaryFolder('page-team');
const [contracts = '', sandbox = ''] = ['shared-contracts', 'e2e/sandbox'].map((name) => {
  const folder = path.join(root, name);
  run(['npm', 'run', 'build', '--silent'], folder);
  run([tool('publint'), '--strict', '--pack', 'npm', folder], root);
  const tarball = pack(name, project);
  // `remote` has types only.
  run(
    [tool('attw'), '--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', 'remote', '--', tarball],
    root,
  );
  return `file:${tarball}`;
});
checkImports(path.join(root, 'shared-contracts/dist'));

writeJson(path.join(project, 'package.json'), {
  name: 'page-team',
  private: true,
  type: 'module',
  dependencies: { '@grocer/shared-contracts': contracts, '@grocer/sandbox': sandbox },
});
write('pnpm-workspace.yaml', `overrides:\n  '@grocer/shared-contracts': '${contracts}'\n`);
writeJson(path.join(project, 'tsconfig.json'), {
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
const printed = run(
  [process.execPath, 'node_modules/@grocer/shared-contracts/dist/cli/bin.js', 'init', '--help'],
  project,
);
if (!printed.includes('Next.js, React Router, Astro')) fail(`the package's command printed "${printed}"`);
const brokenBundles = await findBrokenBundles(project);
if (brokenBundles.length > 0) fail(`without the header:\n${brokenBundles.join('\n')}`);
process.stdout.write('2 packages install and work, in bundled servers too\n');

/**
 * Fails if TypeScript has wrapped an argument of `import()` in its helper: the comments that stop bundlers would be in
 * the helper's call, and bundlers would compile the import away. Also fails if `importFile.js` lacks these comments.
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

function write(file: string, content: string): void {
  writeFileSync(path.join(project, file), content);
}

function fail(message: string): never {
  process.stdout.write(`${message}\n`);
  process.exit(1);
}
