// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parseStamp, type Stamp, serializeStamp, stampAttribute } from './stamp.ts';

const stamp: Stamp = {
  version: '1.2.3',
  hasTokenSession: true,
  path: '/ecom/shop/search?searchTerm="milk"',
  origin: 'http://localhost:4000',
  idPrefix: 'grocer',
};

const elementWith = (text: string) => {
  const element = document.createElement('div');
  element.setAttribute(stampAttribute, text);
  return element;
};

describe('parseStamp', () => {
  test('reads a written stamp', () => {
    expect(parseStamp(elementWith(serializeStamp(stamp)))).toEqual(stamp);
  });

  test.each(['', 'null', '{}', '[1]', '{"version":1}', 'not json'])('rejects %j', (text) => {
    expect(parseStamp(elementWith(text))).toBeUndefined();
  });
});
