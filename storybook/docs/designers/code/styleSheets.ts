import type { StyleSheets } from './styleSheet.ts';
import { type Group, groups, readTokens, type Token } from './tokens.ts';

const sources = import.meta.glob<string>('../../../../header-remote/src/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const styleSheets: StyleSheets = Object.fromEntries(
  Object.entries(sources).map(([file, css]) => [file.replace(/^.*header-remote\/src\//, ''), css]),
);

const tokens: readonly Token[] = readTokens(styleSheets);

export const tokensOf = (group: Group): Token[] => tokens.filter(({ name }) => groups[group].test(name));
