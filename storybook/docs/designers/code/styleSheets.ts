/** Reads the header's style sheets for the pages for designers. */

const sources = import.meta.glob<string>('../../../../header-remote/src/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const styleSheets = Object.entries(sources).map(([file, css]) => ({
  /** Folder of the style sheet, such as `features/slot`. */
  folder: file.replace(/^.*header-remote\/src\//, '').replace(/\/[^/]+$/, ''),
  file,
  css,
}));

/** A rule of a style sheet. `context` has the selectors and conditions around it, the outermost first. */
export interface Rule {
  context: readonly string[];
  declarations: readonly (readonly [property: string, value: string])[];
}

/** Reads a style sheet with nested rules. Joins a rule's own declarations, even if nested rules are between them. */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: { name: string; declarations: [string, string][] }[] = [];
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, piece = '', end] of text.matchAll(/([^{};]*)([{};])/g)) {
    const part = piece.replaceAll(/\s+/g, ' ').trim();
    if (end === '{') {
      open.push({ name: part, declarations: [] });
      continue;
    }
    const colon = part.indexOf(':');
    if (colon > 0) open.at(-1)?.declarations.push([part.slice(0, colon), part.slice(colon + 1).trim()]);
    if (end === ';') continue;
    const context = open.map(({ name }) => name);
    const closed = open.pop();
    if (closed && closed.declarations.length > 0) rules.push({ context, declarations: closed.declarations });
  }
  return rules;
}

/** Every rule of the header, with the folder of its style sheet. */
export const headerRules = styleSheets.flatMap(({ folder, css }) =>
  readRules(css).map((rule) => ({ folder, ...rule })),
);

/** The name of a folder's part of the header: `features/promotional-content/adverts` is "Adverts". */
export function partName(folder: string): string {
  const name = names[folder] ?? folder.slice(folder.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Names for folders whose own name is not clear enough. */
const names: Readonly<Record<string, string>> = {
  app: 'header layout',
  'features/mobile-menu/level': 'level of the slide-out menu',
  'features/mobile-menu': 'slide-out menu',
  'features/multi-search': 'multi-search',
  'features/search/combobox': 'list below the search field',
  'features/search/full-screen': 'full-screen search',
  'features/search/history': 'recent searches',
  'features/search/suggestions': 'search suggestions',
  'ui/menu': 'rows of menus',
  'ui/root': 'whole header',
};

const isTokenSheet = ({ file }: { file: string }) => file.endsWith('ui/root/tokens.module.css');

/** Every token of the header, in the order of its style sheet, with the folders of the style sheets that use it. */
export const tokens = readRules(styleSheets.find(isTokenSheet)?.css ?? '')
  .filter(({ context }) => context.length === 1 && context[0] === '.tokens')
  .flatMap(({ declarations }) => declarations)
  .map(([name, value]) => {
    const users = styleSheets.filter((sheet) => !isTokenSheet(sheet) && sheet.css.includes(`var(${name})`));
    return { name, value, usedIn: [...new Set(users.map(({ folder }) => folder))].sort() };
  });

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
  base: /^--(grocer-u|px|room|family)$/,
} as const;

export const tokensOf = (group: keyof typeof groups) => tokens.filter(({ name }) => groups[group].test(name));

/** The number of pixels in `calc(24 * var(--px))`. */
export const pixelsOf = (value: string): number => Number(/calc\((\d+) \* var\(--px\)\)/.exec(value)?.[1]);

/** Every transition and animation of the header, without `hidden` and a width of no duration, which show no movement. */
export const motions = headerRules.flatMap(({ folder, context, declarations }) =>
  declarations
    .filter(
      ([name, value]) =>
        /^(transition|animation)$/.test(name) && !/^(none$|hidden|max-inline-size 0s)/.test(value),
    )
    .map(([property, value]) => ({
      folder,
      selector: context.map((part) => part.replace(':not(#host#host)', '')).join(' '),
      property,
      value,
    })),
);

/** The width queries of all rules, in px at the usual text size of 16 px. */
const widths = styleSheets
  // Leaves out parts that are size containers themselves, such as an advert.
  .filter(({ file, css }) => !css.includes('container-type') || file.includes('HeaderLayout'))
  .flatMap(({ folder, css }) =>
    readRules(css).flatMap(({ context }) => context.map((part) => ({ folder, part }))),
  )
  .filter(({ part }) => /^@(container|media)/.test(part))
  .flatMap(({ folder, part }) =>
    [...part.matchAll(/width\s*[:<>=]+\s*([\d.]+)em/g)].map(([, em]) => ({
      folder,
      width: Math.ceil(Number(em)) * 16,
      by: part.startsWith('@container') ? 'slot' : 'window',
    })),
  );

/** Every width at which a rule begins or ends, with the folders that query the width of the slot or the window. */
export const breakpoints = [...Map.groupBy(widths, ({ width }) => width)]
  .sort(([a], [b]) => a - b)
  .map(([width, uses]) => {
    const foldersBy = (by: string) =>
      [...new Set(uses.filter((use) => use.by === by).map(({ folder }) => folder))].sort();
    return { width, slot: foldersBy('slot'), window: foldersBy('window') };
  });
