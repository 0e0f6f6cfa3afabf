import type { RichTextAttributes, RichTextBlock } from '@grocer/shared-contracts';
import { textLook } from './textLook.ts';

/** A mark that is more than a word: a link, or a look of its own. */
export type TextMark =
  | { _key: string; _type: 'link'; attributes: RichTextAttributes }
  | { _key: string; _type: 'look'; look: readonly string[] };

export interface TextSpan {
  _type: 'span';
  _key: string;
  text: string;
  marks: string[];
}

/** A block as @portabletext/react reads it. */
export interface TextBlock {
  _type: 'block';
  _key: string;
  style: BlockStyle;
  look: readonly string[];
  children: TextSpan[];
  markDefs: TextMark[];
  listItem?: 'bullet' | 'number';
  level?: number;
}

export type BlockStyle = 'normal' | 'blockquote' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** More than that nobody writes into one paragraph; the library's work grows with their square. */
const mostSpans = 500;

/** Lists in lists. */
const deepestList = 6;

/** The marks that are one word. */
const words: ReadonlyMap<string, string> = new Map([
  ['strong', 'strong'],
  ['bold', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['italic', 'em'],
  ['i', 'em'],
  ['underline', 'underline'],
  ['u', 'underline'],
  ['strike-through', 'strike-through'],
  ['strikethrough', 'strike-through'],
  ['s', 'strike-through'],
  ['code', 'code'],
  ['sup', 'sup'],
  ['sub', 'sub'],
]);

/** Rich text (spec §3) as portable text: spans in one row, every mark one of ours. */
export function toPortableText(
  blocks: readonly RichTextBlock[],
  { withoutEmptyParagraphs }: { withoutEmptyParagraphs: boolean },
): TextBlock[] {
  const read = blocks.map(toBlock);
  return withoutEmptyParagraphs ? read.filter(hasWords) : read;
}

const hasWords = ({ children }: TextBlock): boolean => children.some(({ text }) => text.trim() !== '');

function toBlock(block: RichTextBlock, index: number): TextBlock {
  const row = createRow();
  if (block.text) row.add(block.text, new Set());
  for (const child of block.children) addSpans(child, new Set(namesOf(block, row)), { row, block });
  const list = listOf(block);
  return {
    _type: 'block',
    _key: `b${index}`,
    style: list ? 'normal' : styleOf(block),
    look: textLook(block.attributes),
    children: row.spans,
    markDefs: row.markDefs,
    ...list,
  };
}

/** Marks of a block are those of all its spans. */
const namesOf = (block: RichTextBlock, row: Row): string[] =>
  block.marks.flatMap((mark) => markNamed(mark, block, row));

interface Place {
  row: Row;
  block: RichTextBlock;
}

/** A span and those within it, with the marks of all that they stand in. */
function addSpans(span: RichTextBlock, around: ReadonlySet<string>, { row, block }: Place): void {
  const marks = new Set([...around, ...span.marks.flatMap((mark) => markNamed(mark, block, row))]);
  if (span.attributes.href !== null) marks.add(row.link(span.attributes));
  const look = textLook(span.attributes);
  if (look.length > 0) marks.add(row.look(look));
  if (span.text) row.add(span.text, marks);
  else if (span.type === 'break' || span.type === 'br') row.add('\n', marks);
  for (const child of span.children) addSpans(child, marks, { row, block });
}

/** The word itself, or the key of what the block defines by it. */
function markNamed(mark: string, { markDefs }: RichTextBlock, row: Row): string[] {
  const plain = words.get(mark.toLowerCase());
  if (plain) return [plain];
  const definition = markDefs.find(({ key }) => key === mark);
  if (!definition) return [];
  const { attributes } = definition;
  const look = textLook(attributes);
  return [
    ...(attributes.href === null ? [] : [row.link(attributes)]),
    ...(look.length > 0 ? [row.look(look)] : []),
  ];
}

type Row = ReturnType<typeof createRow>;

/** The spans of one block, and the marks they name. A mark that is defined twice is one. */
function createRow() {
  const spans: TextSpan[] = [];
  const marks = new Map<string, TextMark>();
  const define = (said: string, make: (key: string) => TextMark): string => {
    const known = marks.get(said);
    if (known) return known._key;
    const key = `m${marks.size}`;
    marks.set(said, make(key));
    return key;
  };
  return {
    spans,
    get markDefs() {
      return [...marks.values()];
    },
    add(text: string, names: ReadonlySet<string>) {
      if (spans.length < mostSpans)
        spans.push({ _type: 'span', _key: `s${spans.length}`, text, marks: [...names] });
    },
    link: (attributes: RichTextAttributes) =>
      define(`link ${JSON.stringify(attributes)}`, (_key) => ({ _key, _type: 'link', attributes })),
    look: (look: readonly string[]) =>
      define(`look ${look.join(' ')}`, (_key) => ({ _key, _type: 'look', look })),
  };
}

function listOf({ listItem, level }: RichTextBlock): Pick<TextBlock, 'listItem' | 'level'> | undefined {
  if (!listItem) return undefined;
  const isNumbered = /^(number|ordered|ol)/i.test(listItem);
  const depth = Math.min(deepestList, Math.max(1, Math.round(level ?? 1)));
  return { listItem: isNumbered ? 'number' : 'bullet', level: depth };
}

/** A page has its own first heading: one of content's begins at the second. */
function styleOf({ type, level }: RichTextBlock): BlockStyle {
  if (type === 'blockquote' || type === 'quote') return 'blockquote';
  const [, digit] = /^h([1-6])$/i.exec(type ?? '') ?? [];
  if (digit === undefined && type !== 'heading') return 'normal';
  const asked = Math.min(6, Math.max(2, Math.round(Number(digit ?? level ?? 2))));
  return `h${asked}` as BlockStyle;
}
