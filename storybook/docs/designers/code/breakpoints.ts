import { readRules } from './readRules.ts';
import { folderOf, type StyleSheets } from './styleSheet.ts';

export interface Breakpoint {
  /** In px of a reader with the usual text size of 16 px. */
  width: number;
  /** Folders whose rules ask for the width of the header's slot, and those that ask for the window's. */
  slot: readonly string[];
  window: readonly string[];
}

/**
 * Every width at which a rule of the header begins or ends. Without the widths of parts that are containers of their own,
 * such as an advert: they do not change the header.
 */
export function readBreakpoints(sheets: StyleSheets): Breakpoint[] {
  const ofHeader = Object.entries(sheets).filter(([file, css]) => !isContainer(file, css));
  const uses = ofHeader.flatMap(([file, css]) =>
    readRules(css).flatMap(({ context }) =>
      context
        .filter((part) => /^@(container|media)/.test(part) && part.includes('width'))
        .flatMap((part) =>
          [...part.matchAll(/width\s*[:<>=]+\s*([\d.]+)em/g)].map(([, em]) => ({
            width: Math.ceil(Number(em)) * 16,
            by: part.startsWith('@container') ? ('slot' as const) : ('window' as const),
            folder: folderOf(file),
          })),
        ),
    ),
  );
  const foldersOf = (width: number, by: 'slot' | 'window') =>
    [
      ...new Set(uses.filter((use) => use.width === width && use.by === by).map(({ folder }) => folder)),
    ].sort();
  return [...new Set(uses.map(({ width }) => width))]
    .sort((a, b) => a - b)
    .map((width) => ({ width, slot: foldersOf(width, 'slot'), window: foldersOf(width, 'window') }));
}

const isContainer = (file: string, css: string): boolean =>
  css.includes('container-type') && !file.includes('HeaderLayout');
