import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file that a browser loads, so that a plain file server can send them. */
export async function precompress(folder: string): Promise<void> {
  const names = globSync('**/*.{css,html,js}', { cwd: folder });
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const copies = await compressed(await readFile(file));
  await Promise.all(copies.map(([extension, copy]) => writeFile(file + extension, copy)));
}

/** The compressed copies of a content, each with the extension of its file. */
export async function compressed(content: Buffer): Promise<[extension: '.br' | '.gz', copy: Buffer][]> {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, zipped] = await Promise.all([
    toBrotli(content, { params: size }),
    toGzip(content, { level: 9 }),
  ]);
  return [
    ['.br', brotli],
    ['.gz', zipped],
  ];
}
