import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file atomically: a reader gets the old content or the new content, never a part of it. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

export const replaceJson = (file: string, value: unknown): Promise<void> =>
  replaceFile(file, `${JSON.stringify(value, null, 2)}\n`);
