import type { RichTextAttributes, RichTextBlock } from '@grocer/shared-contracts';
import { textClasses } from './textClasses.ts';

/** A mark with data: a link, or class names. */
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

/** Limit for hostile input: the library takes quadratic time in the spans of a paragraph. */
const maxSpans = 500;

/** How deeply lists nest. */
const maxListDepth = 6;

/** Marks without data, and their synonyms. */
const plainMarks: ReadonlyMap<string, string> = new Map([
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

/** Converts rich text to portable text: nested spans become one row, and only known marks remain. */
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
    look: textClasses(block.attributes),
    children: row.spans,
    markDefs: row.markDefs,
    ...list,
  };
}

/** The marks of a block. They apply to all its spans. */
const namesOf = (block: RichTextBlock, row: Row): string[] =>
  block.marks.flatMap((mark) => markNamed(mark, block, row));

interface SpanContext {
  row: Row;
  block: RichTextBlock;
}

/** Adds a span and the spans nested in it. Each has the marks of all spans around it. */
function addSpans(span: RichTextBlock, outerMarks: ReadonlySet<string>, { row, block }: SpanContext): void {
  const marks = new Set([...outerMarks, ...span.marks.flatMap((mark) => markNamed(mark, block, row))]);
  if (span.attributes.href !== null) marks.add(row.link(span.attributes));
  const look = textClasses(span.attributes);
  if (look.length > 0) marks.add(row.look(look));
  if (span.text) row.add(span.text, marks);
  else if (span.type === 'break' || span.type === 'br') row.add('\n', marks);
  for (const child of span.children) addSpans(child, marks, { row, block });
}

/** The names of a mark: the mark itself, or the keys of what the block defines for it. */
function markNamed(mark: string, { markDefs }: RichTextBlock, row: Row): string[] {
  const plain = plainMarks.get(mark.toLowerCase());
  if (plain) return [plain];
  const definition = markDefs.find(({ key }) => key === mark);
  if (!definition) return [];
  const { attributes } = definition;
  const look = textClasses(attributes);
  return [
    ...(attributes.href === null ? [] : [row.link(attributes)]),
    ...(look.length > 0 ? [row.look(look)] : []),
  ];
}

type Row = ReturnType<typeof createRow>;

/** Collects the spans of one block and the definitions of their marks. Equal definitions are merged. */
function createRow() {
  const spans: TextSpan[] = [];
  const marks = new Map<string, TextMark>();
  const define = (id: string, create: (key: string) => TextMark): string => {
    const known = marks.get(id);
    if (known) return known._key;
    const key = `m${marks.size}`;
    marks.set(id, create(key));
    return key;
  };
  return {
    spans,
    get markDefs() {
      return [...marks.values()];
    },
    add(text: string, names: ReadonlySet<string>) {
      if (spans.length < maxSpans)
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
  const depth = Math.min(maxListDepth, Math.max(1, Math.round(level ?? 1)));
  return { listItem: isNumbered ? 'number' : 'bullet', level: depth };
}

/** The page has an `h1` of its own, so the headings of content begin at `h2`. */
function styleOf({ type, level }: RichTextBlock): BlockStyle {
  if (type === 'blockquote' || type === 'quote') return 'blockquote';
  const [, digit] = /^h([1-6])$/i.exec(type ?? '') ?? [];
  if (digit === undefined && type !== 'heading') return 'normal';
  const requested = Math.min(6, Math.max(2, Math.round(Number(digit ?? level ?? 2))));
  return `h${requested}` as BlockStyle;
}
