import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { breachesOf, createLinter, findingsOf } from './browserRules.ts';
import { optionalFeatures } from './optionalFeatures.ts';

/**
 * Compares the built files with the supported browsers, which are `browserslist` in the root's package.json. Fails for
 * a feature that not all of them have and that has no reason in `optionalFeatures.ts`.
 */
const root = path.join(import.meta.dirname, '../../../..');
/** Of the header, the example shop and the host kit, what a browser runs. */
const files = globSync(
  [
    'header-remote/dist/*/**/*.{css,js}',
    'shell-host/dist/*.{css,js}',
    'shared-contracts/dist/{*,!(host)/**/*,host/{*,{browser,island,plain,react,retry,tag,trust}/**/*}}.js',
  ],
  { cwd: root },
);
const scripts = files.filter((file) => file.endsWith('.js'));
const breaches = breachesOf(findingsOf(await createLinter(root).lintFiles(files)), optionalFeatures);

// Methods of built-in objects, such as `toSorted`. It reads the browsers from package.json, too.
const esCheck = spawnSync(
  process.execPath,
  [
    path.join(root, 'e2e/node_modules/es-check/lib/cli/index.js'),
    'checkBrowser',
    '--checkFeatures',
    '--module',
    '--noColor',
    ...scripts,
  ],
  { cwd: root, encoding: 'utf8' },
);
if (esCheck.status !== 0) breaches.push(`${esCheck.stdout}${esCheck.stderr}`);
if (files.length < 50) breaches.push(`only ${files.length} built files: run "pnpm build" first`);

for (const breach of breaches) process.stdout.write(`${breach}\n`);
process.stdout.write(`${files.length} built files, ${breaches.length} breaches\n`);
process.exitCode = breaches.length > 0 ? 1 : 0;
