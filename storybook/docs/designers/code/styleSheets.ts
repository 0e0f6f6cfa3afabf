import { type AtRule, parse, type Rule as RuleNode } from 'postcss';

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

/** A rule. `context`: its selector or at-rule, preceded by those that enclose it, outermost first. */
export interface Rule {
  context: readonly string[];
  declarations: readonly (readonly [property: string, value: string])[];
}

/** Reads a style sheet with nested rules. */
function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  parse(css).walk((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    const own = node.nodes?.filter((child) => child.type === 'decl') ?? [];
    const declarations = own.map(({ prop, value }) => [prop, value.replaceAll(/\s+/g, ' ')] as const);
    if (declarations.length > 0) rules.push({ context: contextOf(node), declarations });
  });
  return rules;
}

function contextOf(node: RuleNode | AtRule): string[] {
  const name = node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`;
  const { parent } = node;
  const outer =
    parent?.type === 'rule' || parent?.type === 'atrule' ? contextOf(parent as RuleNode | AtRule) : [];
  return [...outer, name.replaceAll(/\s+/g, ' ')];
}

/** Every rule of the header, with the folder of its style sheet. */
export const headerRules = styleSheets.flatMap(({ folder, css }) =>
  readRules(css).map((rule) => ({ folder, ...rule })),
);

/** Display name of a folder's part of the header: `features/promotional-content/adverts` is "Adverts". */
export function partName(folder: string): string {
  const name = names[folder] ?? folder.slice(folder.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Display names of folders whose own name is unclear. */
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

/** All tokens of the header, in the order of its style sheet, with purpose and the folders that use them. */
export const tokens = parse(styleSheets.find(isTokenSheet)?.css ?? '')
  .nodes.filter((node) => node.type === 'rule')
  .flatMap(({ nodes }) => nodes)
  .filter((node) => node.type === 'decl')
  .map((node) => {
    const { prop: name } = node;
    const users = styleSheets.filter((sheet) => !isTokenSheet(sheet) && sheet.css.includes(`var(${name})`));
    const comment = node.next();
    const isBehind = comment?.type === 'comment' && !comment.raws.before?.includes('\n');
    return {
      name,
      value: node.value.trim(),
      use: isBehind ? comment.text : undefined,
      usedIn: [...new Set(users.map(({ folder }) => folder))].sort(),
    };
  });

/** Groups of tokens on the pages. Every token belongs to one. */
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

/** All transitions and animations of the header that show movement: not `hidden`, nor a width without a duration. */
export const motions = headerRules.flatMap(({ folder, context, declarations }) =>
  declarations
    .filter(
      ([name, value]) =>
        /^(transition|animation)$/.test(name) && !/^(none$|inherit$|hidden|max-inline-size 0s)/.test(value),
    )
    .map(([property, value]) => ({
      folder,
      selector: context.map((part) => part.replace(':not(#host#host)', '')).join(' '),
      property,
      value,
    })),
);

/** Width queries of all rules, in px for a text size of 16 px. */
const widths = styleSheets
  // Omits parts that are size containers themselves, such as an advert.
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

/** All widths at which a rule begins or ends, with the folders that query the slot or the window. */
export const breakpoints = [...Map.groupBy(widths, ({ width }) => width)]
  .sort(([a], [b]) => a - b)
  .map(([width, uses]) => {
    const foldersBy = (by: string) =>
      [...new Set(uses.filter((use) => use.by === by).map(({ folder }) => folder))].sort();
    return { width, slot: foldersBy('slot'), window: foldersBy('window') };
  });
