import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StyleSheets } from '../styleSheet.ts';

const source = path.join(import.meta.dirname, '../../../../../header-remote/src');

/** The style sheets from the disk: the pages get them from Vite. */
export const readStyleSheets = (): StyleSheets =>
  Object.fromEntries(
    globSync('**/*.css', { cwd: source }).map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(path.join(source, file), 'utf8'),
    ]),
  );
