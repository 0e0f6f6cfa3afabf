import type { RichTextAttributes, RichTextBlock } from '@grocer/shared-contracts';
import type { PortableTextBlock } from '@portabletext/react';
import { textClasses } from './textClasses.ts';

/** The data of a mark: a link, or class names. */
type MarkData =
  | { _type: 'link'; attributes: RichTextAttributes }
  | { _type: 'look'; look: readonly string[] };

export type TextMark = MarkData & { _key: string };

interface TextSpan {
  _type: 'span';
  _key: string;
  text: string;
  marks: string[];
}

export interface TextBlock extends PortableTextBlock<TextMark, TextSpan, BlockStyle, 'bullet' | 'number'> {
  look: readonly string[];
}

export type BlockStyle = 'normal' | 'blockquote' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** Limit for hostile input: the library takes quadratic time in the spans of a paragraph. */
const maxSpans = 500;

/** Deepest level of a nested list. */
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

/** Converts rich text to portable text: nested spans become a flat list, and only known marks remain. */
export function toPortableText(
  blocks: readonly RichTextBlock[],
  { withoutEmptyParagraphs }: { withoutEmptyParagraphs: boolean },
): TextBlock[] {
  const read = blocks.map(toBlock);
  return withoutEmptyParagraphs ? read.filter(hasWords) : read;
}

const hasWords = ({ children }: TextBlock): boolean => children.some(({ text }) => text.trim() !== '');

function toBlock(block: RichTextBlock, index: number): TextBlock {
  const children: TextSpan[] = [];
  const marks = new Map<string, TextMark>();
  /** Adds a mark unless an equal one exists. Returns its key. */
  const define = (mark: MarkData): string => {
    const id = JSON.stringify(mark);
    const _key = marks.get(id)?._key ?? `m${marks.size}`;
    marks.set(id, { ...mark, _key });
    return _key;
  };
  const marksOf = (attributes: RichTextAttributes): string[] => {
    const look = textClasses(attributes);
    return [
      ...(attributes.href === null ? [] : [define({ _type: 'link', attributes })]),
      ...(look.length > 0 ? [define({ _type: 'look', look })] : []),
    ];
  };
  /** Converts an editor's mark: a plain mark to its name, others to the keys of their definitions. */
  const namesOf = (mark: string): string[] => {
    const plain = plainMarks.get(mark.toLowerCase());
    const definition = block.markDefs.find(({ key }) => key === mark);
    return plain ? [plain] : definition ? marksOf(definition.attributes) : [];
  };
  const add = (text: string, names: readonly string[]) => {
    if (children.length < maxSpans)
      children.push({ _type: 'span', _key: `s${children.length}`, text, marks: [...names] });
  };
  /** Adds a span and the spans nested in it. Each has the marks of all spans around it. */
  const addSpans = (span: RichTextBlock, outer: readonly string[]) => {
    const names = [...new Set([...outer, ...span.marks.flatMap(namesOf), ...marksOf(span.attributes)])];
    if (span.text) add(span.text, names);
    else if (span.type === 'break' || span.type === 'br') add('\n', names);
    for (const child of span.children) addSpans(child, names);
  };

  if (block.text) add(block.text, []);
  for (const child of block.children) addSpans(child, block.marks.flatMap(namesOf));
  const list = listOf(block);
  return {
    _type: 'block',
    _key: `b${index}`,
    style: list ? 'normal' : styleOf(block),
    look: textClasses(block.attributes),
    children,
    markDefs: [...marks.values()],
    ...list,
  };
}

function listOf({ listItem, level }: RichTextBlock): Pick<TextBlock, 'listItem' | 'level'> | undefined {
  if (!listItem) return undefined;
  const isNumbered = /^(number|ordered|ol)/i.test(listItem);
  const depth = Math.min(maxListDepth, Math.max(1, Math.round(level ?? 1)));
  return { listItem: isNumbered ? 'number' : 'bullet', level: depth };
}

/** The headings of content begin at `h2`, because the page already has an `h1`. */
function styleOf({ type, level }: RichTextBlock): BlockStyle {
  if (type === 'blockquote' || type === 'quote') return 'blockquote';
  const [, digit] = /^h([1-6])$/i.exec(type ?? '') ?? [];
  if (digit === undefined && type !== 'heading') return 'normal';
  const requested = Math.min(6, Math.max(2, Math.round(Number(digit ?? level ?? 2))));
  return `h${requested}` as BlockStyle;
}
