import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Aliases that resolve React to one of this workspace's copies, for a page and all of its packages. */
export const reactCopy = (version: '17' | '18' | '19-0' | '19-1' | 'canary'): Record<string, string> => ({
  react: folderOf(`react-${version}`),
  'react-dom': folderOf(`react-dom-${version}`),
});

const folderOf = (name: string): string =>
  path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

/** The rule of Rspack that compiles TypeScript. */
export const typescript = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};
