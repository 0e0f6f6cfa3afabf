import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';

const guard = path.join(
  import.meta.dirname,
  '../../../../shared-contracts/src/host/browser/supportedBrowser.ts',
);

/** The brotli size in bytes of the condition that decides whether the header is brought to life, compressed alone. */
export function guardSize(): number {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { isSupportedBrowser } from '${guard}'; globalThis.g = isSupportedBrowser;`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    treeShaking: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}
