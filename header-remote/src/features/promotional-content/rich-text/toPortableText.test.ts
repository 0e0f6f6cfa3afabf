import type { RichTextBlock } from '@grocer/shared-contracts';
import { aParagraph } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { attributes, span } from './testing/spans.ts';
import { toPortableText } from './toPortableText.ts';

const read = (...blocks: RichTextBlock[]) => toPortableText(blocks, { withoutEmptyParagraphs: false });
const first = (...blocks: RichTextBlock[]) => {
  const [block] = read(...blocks);
  if (!block) throw new Error('no block');
  return block;
};

test('the text of the block itself is shown too', () => {
  expect(first(aParagraph('', { text: 'Hello', children: [] })).children[0]?.text).toBe('Hello');
});

test('a mark that is defined as a link is a link', () => {
  const markDefs = [{ key: 'k1', type: 'link', attributes: attributes({ href: '/ecom/lists' }) }];

  const { children, markDefs: read } = first(
    aParagraph('', { markDefs, children: [span('Lists', { marks: ['k1', 'em'] })] }),
  );

  expect(children[0]?.marks).toEqual(['m0', 'em']);
  expect(read).toMatchObject([{ _key: 'm0', _type: 'link', attributes: { href: '/ecom/lists' } }]);
});

test('a span with an address is a link around the spans in it', () => {
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

test('marks without a definition are ignored', () => {
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
])('a block of type %s and level %s is shown as %s', (type, level, style) => {
  expect(first(aParagraph('x', { type, level })).style).toBe(style);
});

test.each([
  ['bullet', 2, { listItem: 'bullet', level: 2 }],
  ['number', null, { listItem: 'number', level: 1 }],
  ['ordered', 99, { listItem: 'number', level: 6 }],
  ['checkbox', -1, { listItem: 'bullet', level: 1 }],
])('the list item "%s" of level %s is shown in a list', (listItem, level, list) => {
  expect(first(aParagraph('x', { listItem, level }))).toMatchObject(list);
});

test('empty paragraphs are skipped only on request', () => {
  const blocks = [aParagraph('One'), aParagraph(' '), aParagraph('', { children: [] }), aParagraph('Two')];

  expect(read(...blocks)).toHaveLength(4);
  expect(toPortableText(blocks, { withoutEmptyParagraphs: true })).toHaveLength(2);
});

test('a paragraph shows at most 500 spans', () => {
  const children = Array.from({ length: 5000 }, (_, index) => span(`${index}`));

  expect(first(aParagraph('', { children })).children).toHaveLength(500);
});
