import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Compiles every TypeScript snippet of the documentation, each as a module of its own, with the declarations below. A
 * block such as "```tsx file=e2e/hosts/react/main.tsx" is a copy of that file, which is built and tested elsewhere: it
 * must have the same text. With `--write` the copies are written anew, and nothing is compiled.
 */
const root = path.join(import.meta.dirname, '../../..');
const pages = [
  'README.md',
  'shared-contracts/README.md',
  'e2e/sandbox/README.md',
  ...globSync('storybook/docs/**/*.mdx', { cwd: root }),
];
/** A folder inside e2e, so that snippets resolve its packages. e2e's own compilation excludes it. */
const folder = path.join(root, 'e2e/dist/snippets');

/** Declares names that snippets use but do not define. */
const declarations = `import type { HeaderOptions, Money } from '@grocer/shared-contracts';
import type { LoadedHeader, Release } from '@grocer/shared-contracts/host/react';
declare global {
  const options: HeaderOptions;
  const path: string, nonce: string, hasTokenSession: boolean;
  const response: Response;
  const header: LoadedHeader, place: Element, release: Release | undefined;
  const myTrolley: { add(product: string): Promise<void> }, product: string;
  function showTotal(itemCount: number, total: Money): void;
}
`;

const outdated = pages.flatMap((page) => outdatedCopies(page));
if (process.argv.includes('--write')) process.exit();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'declarations.ts'), declarations);
const settings = { extends: '../../tsconfig.json', include: ['*.ts', '*.tsx'], exclude: [] };
writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
const snippets = pages.flatMap((page) => snippetsOf(page));
for (const { file, code } of snippets) writeFileSync(path.join(folder, file), `${code}\nexport {};\n`);

const tsc = path.join(root, 'node_modules/.bin/tsc');
const { status, stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], {
  cwd: root,
  encoding: 'utf8',
});
process.stdout.write(
  status === 0 ? `${snippets.length} snippets of ${pages.length} pages compile\n` : stdout,
);
for (const problem of outdated) process.stdout.write(`${problem}\n`);
process.exitCode = status === 0 && snippets.length > 0 && outdated.length === 0 ? 0 : 1;

/** The snippets of a page, as files named by page and line, so that the compiler's errors point there. */
function snippetsOf(page: string): { file: string; code: string }[] {
  const text = read(page);
  return [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(({ index, 1: code = '' }) => {
    const line = text.slice(0, index).split('\n').length;
    return { file: `${page.replaceAll('/', '-')}-line-${line}.tsx`, code };
  });
}

/** The blocks of a page that differ from the file they copy, or name it in another way. `--write` updates the page. */
function outdatedCopies(page: string): string[] {
  const text = read(page);
  const problems = [...text.matchAll(/^```\w+ (?!file=\S+$).*$/gm)].map(
    ([opening]) => `${page}: "${opening}" should be "\`\`\`<language> file=<path from the root>"`,
  );
  const updated = text.replace(/^(```\w+ file=(\S+)\n)(.*?)^```$/gms, (_block, opening, file, code) => {
    if (code !== read(file)) problems.push(`${page}: not the text of ${file}: run "pnpm format"`);
    return `${opening}${read(file)}\`\`\``;
  });
  if (process.argv.includes('--write')) writeFileSync(path.join(root, page), updated);
  return problems;
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
