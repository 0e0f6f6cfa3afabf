import { readdirSync } from 'node:fs';
import path from 'node:path';

const sourceFile = /\.([cm]?[jt]sx?|astro|conf|html|php|svelte|vcl|vue)$/;
const generated = ['build', 'coverage', 'dist', 'node_modules', 'out'];

/** Lists an app's own source files, without installed and generated ones. */
export function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !generated.includes(entry.name) && !entry.name.startsWith('.'))
      yield* sourceFiles(file);
    else if (entry.isFile() && sourceFile.test(entry.name)) yield file;
  }
}

/** Whether a source may have something to do with the header. */
export const usesHeader = (text: string): boolean => /grocer|fragments\//.test(text);
