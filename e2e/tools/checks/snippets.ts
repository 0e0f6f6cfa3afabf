import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Compiles every TypeScript snippet of the documentation, each as a module of its own, with the declarations below.
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
process.exitCode = status === 0 && snippets.length > 0 ? 0 : 1;

/** The snippets of a page, as files named by page and line, so that the compiler's errors point there. */
function snippetsOf(page: string): { file: string; code: string }[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(({ index, 1: code = '' }) => {
    const line = text.slice(0, index).split('\n').length;
    return { file: `${page.replaceAll('/', '-')}-line-${line}.tsx`, code };
  });
}
