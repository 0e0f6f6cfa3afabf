import { readRules } from './readRules.ts';
import { folderOf, type StyleSheets } from './styleSheet.ts';

export interface Token {
  name: string;
  value: string;
  /** Folders of the style sheets that use it. */
  usedIn: readonly string[];
}

const tokenSheet = 'ui/root/tokens.module.css';

/** Every token of the header, in the order of its style sheet. */
export function readTokens(sheets: StyleSheets): Token[] {
  const others = Object.keys(sheets).filter((file) => file !== tokenSheet);
  const usersOf = (name: string) => others.filter((file) => sheets[file]?.includes(`var(${name})`));
  return readRules(sheets[tokenSheet] ?? '')
    .filter(({ context }) => context.length === 1 && context[0] === '.tokens')
    .flatMap(({ declarations }) => declarations)
    .map(([name, value]) => ({ name, value, usedIn: [...new Set(usersOf(name).map(folderOf))].sort() }));
}

/** The groups of tokens that the pages show. Every token is in one of them. */
export const groups = {
  colour: /^--(white|green|ink|sand|offer|notice|ad|scrim)/,
  space: /^--space-/,
  radius: /^--radius/,
  line: /^--(divider|panel-edge|panel-shadow)$/,
  type: /^--type-/,
  tracking: /^--tracking-/,
  motion: /^--(colour-time|panel-time|ease-in)$/,
  layer: /^--z-/,
  base: /^--(grocer-u|px|family)$/,
} as const;

export type Group = keyof typeof groups;

/** The number of pixels in `calc(24 * var(--px))`. */
export const pixelsOf = (value: string): number => Number(/calc\((\d+) \* var\(--px\)\)/.exec(value)?.[1]);
