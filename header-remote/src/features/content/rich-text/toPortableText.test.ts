import type { RichTextAttributes, RichTextBlock } from '@grocer/shared-contracts';
import { aParagraph } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { toPortableText } from './toPortableText.ts';

const empty = aParagraph('').attributes;
const attributes = (own: Partial<RichTextAttributes>): RichTextAttributes => ({ ...empty, ...own });
const span = (text: string, own: Partial<RichTextBlock> = {}): RichTextBlock => ({
  ...aParagraph(''),
  type: 'span',
  children: [],
  text,
  ...own,
});
const read = (...blocks: RichTextBlock[]) => toPortableText(blocks, { withoutEmptyParagraphs: false });
const first = (...blocks: RichTextBlock[]) => {
  const [block] = read(...blocks);
  if (!block) throw new Error('no block');
  return block;
};

describe('toPortableText', () => {
  test('a paragraph is its spans in a row', () => {
    const block = first(
      aParagraph('', { children: [span('Order by '), span('noon', { marks: ['strong'] })] }),
    );

    expect(block.children.map(({ text, marks }) => [text, marks])).toEqual([
      ['Order by ', []],
      ['noon', ['strong']],
    ]);
  });

  test('text of the block itself is read, too', () => {
    expect(first(aParagraph('', { text: 'Hello', children: [] })).children[0]?.text).toBe('Hello');
  });

  test('a mark by its definition is a link', () => {
    const markDefs = [{ key: 'k1', type: 'link', attributes: attributes({ href: '/ecom/lists' }) }];

    const { children, markDefs: read } = first(
      aParagraph('', { markDefs, children: [span('Lists', { marks: ['k1', 'em'] })] }),
    );

    expect(children[0]?.marks).toEqual(['m0', 'em']);
    expect(read).toMatchObject([{ _key: 'm0', _type: 'link', attributes: { href: '/ecom/lists' } }]);
  });

  test('a span with an address is a link, and those within it stand in it', () => {
    const outer = span('', {
      type: 'link',
      attributes: attributes({ href: '/a' }),
      children: [span('one '), span('two', { attributes: attributes({ href: '/b' }) })],
    });

    expect(first(aParagraph('', { children: [outer] })).children.map(({ marks }) => marks)).toEqual([
      ['m0'],
      ['m0', 'm1'],
    ]);
  });

  test('marks that nobody defined are none', () => {
    const marks = ['k9', 'constructor', '__proto__', 'script'];

    expect(first(aParagraph('', { children: [span('x', { marks })] })).children[0]?.marks).toEqual([]);
  });

  test.each([
    ['paragraph', null, 'normal'],
    ['heading', 2, 'h2'],
    ['heading', null, 'h2'],
    ['heading', 9, 'h6'],
    ['h1', null, 'h2'],
    ['h4', null, 'h4'],
    ['blockquote', null, 'blockquote'],
    ['script', null, 'normal'],
  ])('a block of type %s, level %s, is a %s', (type, level, style) => {
    expect(first(aParagraph('x', { type, level })).style).toBe(style);
  });

  test.each([
    ['bullet', 2, { listItem: 'bullet', level: 2 }],
    ['number', null, { listItem: 'number', level: 1 }],
    ['ordered', 99, { listItem: 'number', level: 6 }],
    ['checkbox', -1, { listItem: 'bullet', level: 1 }],
  ])('a list item %s of level %s is read', (listItem, level, list) => {
    expect(first(aParagraph('x', { listItem, level }))).toMatchObject(list);
  });

  test('empty paragraphs are skipped when that is asked for, and only then (spec §5)', () => {
    const blocks = [aParagraph('One'), aParagraph(' '), aParagraph('', { children: [] }), aParagraph('Two')];

    expect(read(...blocks)).toHaveLength(4);
    expect(toPortableText(blocks, { withoutEmptyParagraphs: true })).toHaveLength(2);
  });

  test('a paragraph has an end', () => {
    const children = Array.from({ length: 5000 }, (_, index) => span(`${index}`));

    expect(first(aParagraph('', { children })).children).toHaveLength(500);
  });
});
