import type { Category } from './category.ts';

type Line = { depth: number; name: string; notes: ReadonlyMap<string, string> };

/** Parses an indented outline (notation: groceries.ts) into a tree. `idOf` is called once per line, from the top. */
export const readOutline = (outline: string, idOf: (depth: number) => string): Category => {
  const lines = outline.trim().split('\n').map(readLine);
  const [root] = takeChildren(lines, -1, { parentPath: [], idOf });
  if (root === undefined || lines.length > 0)
    throw new Error(
      'An outline must have exactly one root: its first line, and nothing else without indentation.',
    );
  return root;
};

type OutlineContext = { parentPath: readonly string[]; idOf: (depth: number) => string };

const takeChildren = (lines: Line[], parentDepth: number, context: OutlineContext): Category[] => {
  const children: Category[] = [];
  for (let next = lines[0]; next !== undefined && next.depth > parentDepth; next = lines[0]) {
    lines.shift();
    children.push(toCategory(next, lines, context));
  }
  return children;
};

const toCategory = (
  { depth, name, notes }: Line,
  lines: Line[],
  { parentPath, idOf }: OutlineContext,
): Category => {
  const url = notes.get('url') ?? urlName(name);
  const path = [...parentPath, url];
  return {
    id: idOf(depth),
    name,
    shortName: notes.get('short') ?? name,
    url,
    path,
    banner: notes.has('banner') ? `menu/banners/${path.join('-').replaceAll('_', '-')}` : null,
    iconName: notes.get('icon') ?? null,
    offer: notes.has('offer'),
    emptyOfProducts: notes.has('empty'),
    hiddenInNav: notes.has('hidden'),
    additionalClasses: notes.has('offer') ? 'offer' : null,
    children: takeChildren(lines, depth, { parentPath: path, idOf }),
  };
};

const readLine = (text: string): Line => {
  const [, indent = '', name = '', notes = ''] = /^( *)(.*?)(?: \[(.*)\])?$/.exec(text) ?? [];
  return { depth: indent.length / 2, name, notes: new Map(notes.split(', ').map(readNote)) };
};

const readNote = (note: string): [string, string] => {
  const [word = '', ...value] = note.split(' ');
  return [word, value.join(' ')];
};

const urlName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
