import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** React by the names of one of this workspace's copies: for all of a page, its packages included. */
export const reactCopy = (version: '18' | '19-0' | '19-1'): Record<string, string> => ({
  react: folderOf(`react-${version}`),
  'react-dom': folderOf(`react-dom-${version}`),
});

const folderOf = (name: string): string =>
  path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
