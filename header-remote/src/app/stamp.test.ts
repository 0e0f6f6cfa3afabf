// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readStamp, type Stamp, stampAttribute, writeStamp } from './stamp.ts';

const stamp: Stamp = {
  version: '1.2.3',
  hasTokenSession: true,
  path: '/ecom/shop/search?searchTerm="milk"',
  origin: 'http://localhost:4000',
  idPrefix: 'grocer',
};

const stamped = (text: string) => {
  const element = document.createElement('div');
  element.setAttribute(stampAttribute, text);
  return element;
};

describe('readStamp', () => {
  test('reads what was written', () => {
    expect(readStamp(stamped(writeStamp(stamp)))).toEqual(stamp);
  });

  test.each(['', 'null', '{}', '[1]', '{"version":1}', 'not json'])('takes %j for no stamp', (text) => {
    expect(readStamp(stamped(text))).toBeUndefined();
  });
});
