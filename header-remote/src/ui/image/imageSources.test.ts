import { expect, test } from 'vitest';
import { imageSources, imageWidths } from './imageSources.ts';

const pattern = '{src}?width={width}&quality=highQuality95';
const none = { src: null, dynamicImages: {} };

test('a picture is offered in nine widths, at high quality', () => {
  const sources = imageSources({ ...none, src: 'https://i.example/a.jpg' }, pattern);

  expect(sources?.srcSet.split(', ')).toEqual(
    imageWidths.map((width) => `https://i.example/a.jpg?width=${width}&quality=highQuality95 ${width}w`),
  );
  expect(imageWidths).toEqual([160, 320, 544, 768, 992, 1200, 1500, 1800, 2400]);
});

test('dynamic images take precedence over the address', () => {
  const highQuality95 = { '320': 'https://i.example/320', '160': 'https://i.example/160', '7': 'x' };

  expect(imageSources({ src: 'https://i.example/a.jpg', dynamicImages: { highQuality95 } }, pattern)).toEqual(
    {
      src: 'https://i.example/320',
      srcSet: 'https://i.example/160 160w, https://i.example/320 320w',
    },
  );
});

test.each([
  [
    'another quality is used if the usual one is missing',
    { dynamicImages: { low: { '160': '/160' } } },
    '/160',
  ],
  ['the query of an address is kept', { src: '/a.svg?v=2' }, '/a.svg?v=2&width=992&quality=highQuality95'],
])('%s', (_, picture, src) => {
  expect(imageSources({ ...none, ...picture }, pattern)?.src).toBe(src);
});

test('a picture without addresses is not shown', () => {
  expect(imageSources(none, pattern)).toBeUndefined();
  expect(imageSources({ ...none, dynamicImages: { highQuality95: {} } }, pattern)).toBeUndefined();
});

test('spaces and commas in an address are encoded, because they separate the addresses of a srcset', () => {
  const sources = imageSources({ ...none, src: 'https://i.example/a, $& b.jpg' }, '{src}?w={width}');

  expect(sources?.srcSet.split(', ')).toHaveLength(9);
  expect(sources?.srcSet).toContain('https://i.example/a%2C%20$&%20b.jpg?w=160 160w');
});

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg>', ' JAVASCRIPT:x', 'blob:x'])(
  'the address %s is refused',
  (src) => {
    expect(imageSources({ ...none, src }, pattern)).toBeUndefined();
    const dynamicImages = { highQuality95: { '160': src } };
    expect(imageSources({ src: null, dynamicImages }, pattern)).toBeUndefined();
  },
);
