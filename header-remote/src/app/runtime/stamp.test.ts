// @vitest-environment jsdom
import { expect, test } from 'vitest';
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

test('reads half of a surrogate pair as the character that HTML has in its place', () => {
  const halved = { ...stamp, seasonal: { title: 'Christmas \ud83c', href: null } };
  expect(parseStamp(elementWith(serializeStamp(halved)))?.seasonal?.title).toBe('Christmas \ufffd');
});

test.each(['', 'null', '{}', '[1]', '{"version":1}', 'not json'])('rejects %j', (text) => {
  expect(parseStamp(elementWith(text))).toBeUndefined();
});
