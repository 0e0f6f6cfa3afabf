import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** css-loader's `getLocalIdent`. `undefined` leaves the name to `localIdentName`. */
type GetLocalIdent = (file: { resourcePath: string }, pattern: string, name: string) => string | undefined;

/** `#host` only raises specificity and matches no element: one name for all files saves 0.25 KB. */
const host = 'host';

/**
 * Class names for all `*.module.css` of a folder: a version prefix, the number of the style sheet and the number of the
 * name in it. Numbers compress better than hashes. The prefix is a hash of all style sheets, so that the rules of
 * another version, whose numbers mean other classes, match nothing.
 */
export function createClassNames(folder: string): GetLocalIdent {
  const names = numberNames(folder);
  return ({ resourcePath }, _pattern, name) => (name === host ? host : names.get(keyOf(resourcePath, name)));
}

function numberNames(folder: string): ReadonlyMap<string, string> {
  // Sorted, because the builds for server and browser must get the same names on every machine.
  const files = globSync('**/*.module.css', { cwd: folder }).sort();
  const sheets = files.map((file) => ({ file, css: readFileSync(path.join(folder, file), 'utf8') }));
  const prefix = `g${hashOf(sheets.map(({ file, css }) => `${file}\n${css}`).join('\n'))}`;
  const entries = sheets.flatMap(({ file, css }, sheet) =>
    localNames(css).map((name, index): [string, string] => [
      keyOf(path.join(folder, file), name),
      `${prefix}${base36(sheet).padStart(2, '0')}${base36(index)}`,
    ]),
  );
  return new Map(entries);
}

/** Names of classes and animations, in the order of the style sheet. */
const localNames = (css: string): string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].flatMap(([, name]) => name ?? [])),
];

/** Three digits of base 36: one of 46,656 values. */
const hashOf = (text: string): string =>
  base36(createHash('sha256').update(text).digest().readUInt32BE()).slice(-3);

const base36 = (number: number): string => number.toString(36);

const keyOf = (file: string, name: string): string => `${file} ${name}`;
