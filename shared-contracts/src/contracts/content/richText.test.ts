import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aParagraph } from './content.fixtures.ts';
import { richTextSchema } from './richText.ts';

const read = (input: unknown) => parseContract(richTextSchema, input, 'content');

describe('richTextSchema', () => {
  it('returns its fixture unchanged', () => {
    const blocks = [aParagraph('One'), aParagraph('Two', { listItem: 'bullet', level: 1 })];

    expect(read(blocks)).toEqual(blocks);
  });

  it('reads the underscored field names of Portable Text', () => {
    const link = { _key: 'k1', _type: 'link', href: '/ecom/lists' };
    const span = { _type: 'span', text: 'Lists', marks: ['k1', 7] };

    expect(read([{ _type: 'block', children: [span], markDefs: [link] }])).toMatchObject([
      {
        type: 'block',
        children: [{ type: 'span', text: 'Lists', marks: ['k1'] }],
        markDefs: [{ key: 'k1', type: 'link', attributes: { href: '/ecom/lists', target: null } }],
      },
    ]);
  });

  it.each([
    undefined,
    null,
    'text',
    { 0: 'x' },
    ['text'],
    [{ text: 'One' }, null],
    [{ text: 'One', children: 'two' }],
    [{ text: 'One', children: [{ children: [7] }] }],
  ])('reads the invalid blocks %j as empty rich text (behaviour/content#rich-text)', (blocks) => {
    expect(read(blocks)).toEqual([]);
  });

  it('reads eight levels of nesting and nothing below them', () => {
    let nested: object = { text: 'deep' };
    for (let level = 1; level < 5000; level += 1) nested = { children: [nested] };

    expect(JSON.stringify(read([nested])).match(/"children"/g)).toHaveLength(8);
  });
});
