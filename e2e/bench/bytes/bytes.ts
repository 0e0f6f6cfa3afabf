import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { versionFolder } from '../../../webpack.config.ts';
import type { Bench } from '../bench.ts';

/** Sizes of the built files, as `e2e/checks/bytes.ts` measures them, beside the goals that its budgets are to reach. */
export async function bytes(): Promise<Bench> {
  const files = await readdir(versionFolder);
  const sizeOf = async (pattern: RegExp): Promise<number> => {
    const found = files.filter((file) => pattern.test(file));
    const contents = await Promise.all(found.map((file) => readFile(path.join(versionFolder, file))));
    return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0) / 1024;
  };
  const measure = async () => ({
    'until interactive': await sizeOf(/^widgets\.\w+\.(js|css)$/),
    'connect and http': await sizeOf(/^(connect|http)\.\w+\.js$/),
  });
  return {
    title: 'Bytes',
    conditions: 'Compressed with brotli at its best quality, as the files are published.',
    variants: new Map([['header', measure]]),
    columns: [
      { name: 'until interactive', unit: 'KB', digits: 1 },
      { name: 'connect and http', unit: 'KB', digits: 1 },
    ],
    goals: [
      {
        column: 'until interactive',
        of: 'header',
        atMost: 24,
        reason:
          'Of the rest jotai is 2.5 KB, the rules of the options 1.6 KB, and the modules’ wrappers 1.1 KB (decision 20).',
      },
      { column: 'connect and http', of: 'header', atMost: 20 },
    ],
    roundsOf: Number.POSITIVE_INFINITY,
    close: async () => {},
  };
}
