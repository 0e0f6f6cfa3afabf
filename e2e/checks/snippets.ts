import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Every piece of TypeScript in the pages for page teams compiles: each by itself, with what the page says stands around it. */
const root = path.join(import.meta.dirname, '../..');
const pages = [
  'README.md',
  'shared-contracts/README.md',
  'e2e/sandbox/README.md',
  ...globSync('storybook/docs/**/*.mdx', { cwd: root }),
];
/** Inside e2e, whose packages the pieces ask for; outside of what e2e itself compiles. */
const folder = path.join(root, 'e2e/dist/snippets');

/** Names that a page leaves to its reader. */
const surroundings = `import type { HeaderOptions, Money } from '@grocer/shared-contracts';
import type { LoadedHeader } from '@grocer/shared-contracts/host/react';
declare global {
  const options: HeaderOptions;
  const path: string, nonce: string, hasTokenSession: boolean;
  const response: Response;
  const header: LoadedHeader, place: Element;
  const myTrolley: { add(product: string): Promise<void> }, product: string;
  function showTotal(itemCount: number, total: Money): void;
}
`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'surroundings.ts'), surroundings);
const settings = { extends: '../../tsconfig.json', include: ['*.ts', '*.tsx'], exclude: [] };
writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
const pieces = pages.flatMap((page) => piecesOf(page));
for (const { file, code } of pieces) writeFileSync(path.join(folder, file), `${code}\nexport {};\n`);

const tsc = path.join(root, 'node_modules/.bin/tsc');
const { status, stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], {
  cwd: root,
  encoding: 'utf8',
});
process.stdout.write(status === 0 ? `${pieces.length} pieces of ${pages.length} pages compile\n` : stdout);
process.exitCode = status === 0 && pieces.length > 0 ? 0 : 1;

/** Named by page and line, so that the compiler's words lead there. */
function piecesOf(page: string): { file: string; code: string }[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(({ index, 1: code = '' }) => {
    const line = text.slice(0, index).split('\n').length;
    return { file: `${page.replaceAll('/', '-')}-line-${line}.tsx`, code };
  });
}
