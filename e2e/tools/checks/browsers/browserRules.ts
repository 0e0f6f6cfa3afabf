import css from '@eslint/css';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import rootPackage from '../../../../package.json' with { type: 'json' };

/** A feature that not every supported browser has, and where it is used. */
export interface Finding {
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
      .map((feature) => `optionalFeatures.ts: ${feature} is not used`),
  ];
}
