import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import css from '@eslint/css';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import rootPackage from '../../../package.json' with { type: 'json' };
import optionalFeatures from './optionalFeatures.json' with { type: 'json' };

/** A feature that not every supported browser has, and where it is used. */
interface Finding {
  feature: string;
  place: string;
}

/**
 * The linter of built files: CSS by Baseline 2023, which all supported browsers have; scripts by their syntax (ES2022)
 * and by the browser interfaces that they use.
 */
export const createLinter = (cwd: string) =>
  new ESLint({
    cwd,
    ignore: false,
    allowInlineConfig: false,
    overrideConfigFile: true,
    overrideConfig: [
      { ignores: ['!**/node_modules/', '!**/dist/'] },
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        languageOptions: { tolerant: true },
        rules: { 'css/use-baseline': ['error', { available: 2023 }] },
      },
      {
        files: ['**/*.js'],
        plugins: { compat },
        languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
        settings: { browsers: rootPackage.browserslist },
        rules: { 'compat/compat': 'error' },
      },
    ],
  });

export function findingsOf(results: readonly ESLint.LintResult[]): Finding[] {
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message, line, column }) => ({
      feature: message.replace(/ is not (?:a 2023 available|supported in) .*$/, ''),
      place: `${filePath}:${line}:${column}`,
    })),
  );
}

/** Findings without an entry in the list of optional features, and entries without a finding. */
export function breachesOf(
  findings: readonly Finding[],
  optional: Readonly<Record<string, string>>,
): string[] {
  const found = new Set(findings.map(({ feature }) => feature));
  return [
    ...findings
      .filter(({ feature }) => !(feature in optional))
      .map(({ feature, place }) => `${place}: not every supported browser has ${feature}`),
    ...Object.keys(optional)
      .filter((feature) => !found.has(feature))
      .map((feature) => `optionalFeatures.json: ${feature} is not used`),
  ];
}

/**
 * Compares the built files with the supported browsers, which are `browserslist` in the root's package.json. Fails for
 * a feature that not all of them have and that is not in `optionalFeatures.json`, and for an unused entry there.
 */
async function checkBuiltFiles(): Promise<void> {
  const root = path.join(import.meta.dirname, '../../..');
  /** The files that browsers run: of the header, the example shop, the contracts and the host kit. */
  const files = globSync(
    [
      'header-remote/dist/*/**/*.{css,js}',
      'shell-host/dist/*.{css,js}',
      'shared-contracts/dist/{contracts/**/*,host/{*,{browser,island,react,shared,tag,test-kit,trust}/**/*}}.js',
    ],
    { cwd: root },
  );
  const scripts = files.filter((file) => file.endsWith('.js'));
  const breaches = breachesOf(findingsOf(await createLinter(root).lintFiles(files)), optionalFeatures);

  // es-check finds methods of built-in objects, such as `toSorted`. It reads the browsers from package.json, too.
  const program = path.join(root, 'e2e/node_modules/es-check/lib/cli/index.js');
  const options = ['checkBrowser', '--checkFeatures', '--module', '--noColor'];
  const esCheck = spawnSync(process.execPath, [program, ...options, ...scripts], {
    cwd: root,
    encoding: 'utf8',
  });
  if (esCheck.status !== 0) breaches.push(`${esCheck.stdout}${esCheck.stderr}`);
  if (files.length < 50) breaches.push(`only ${files.length} built files: run "pnpm build" first`);

  for (const breach of breaches) process.stdout.write(`${breach}\n`);
  process.stdout.write(`${files.length} built files, ${breaches.length} breaches\n`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}

if (import.meta.main) await checkBuiltFiles();
