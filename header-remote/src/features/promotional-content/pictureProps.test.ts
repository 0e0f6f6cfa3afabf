import { aPicture } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { imageWidths, pictureProps } from './pictureProps.ts';

const imagePattern = '{src}?width={width}&quality=highQuality95';
const none = { src: null, dynamicImages: {} };
const shown = (overrides: Parameters<typeof aPicture>[0], pattern = imagePattern) =>
  pictureProps(aPicture(overrides), { imagePattern: pattern, position: 0 });

test('a picture always has a width and a height', () => {
  const size = { width: 800, height: 600 };
  expect(shown({})).toMatchObject(size);
  expect(shown({ assetMetadataWidth: null, assetMetadataHeight: null })).toMatchObject(size);
});

test('a picture is offered in nine widths, at high quality', () => {
  expect(shown({ src: 'https://i.example/a.jpg' })?.srcSet.split(', ')).toEqual(
    imageWidths.map((width) => `https://i.example/a.jpg?width=${width}&quality=highQuality95 ${width}w`),
  );
  expect(imageWidths).toEqual([160, 320, 544, 768, 992, 1200, 1500, 1800, 2400]);
});

test('dynamic images take precedence over the address', () => {
  const highQuality95 = { '320': 'https://i.example/320', '160': 'https://i.example/160', '7': 'x' };

  expect(shown({ src: 'https://i.example/a.jpg', dynamicImages: { highQuality95 } })).toMatchObject({
    src: 'https://i.example/320',
    srcSet: 'https://i.example/160 160w, https://i.example/320 320w',
  });
});

test.each([
  ['another quality replaces a missing one', { ...none, dynamicImages: { low: { '160': '/160' } } }, '/160'],
  ['the query of an address is kept', { src: '/a.svg?v=2' }, '/a.svg?v=2&width=992&quality=highQuality95'],
])('%s', (_, picture, src) => {
  expect(shown(picture)?.src).toBe(src);
});

test('spaces and commas in an address are encoded, because they separate the addresses of a srcset', () => {
  const srcSet = shown({ src: 'https://i.example/a, $& b.jpg' }, '{src}?w={width}')?.srcSet;

  expect(srcSet?.split(', ')).toHaveLength(9);
  expect(srcSet).toContain('https://i.example/a%2C%20$&%20b.jpg?w=160 160w');
});

test('a picture without an address is not shown', () => {
  expect(pictureProps(null, { imagePattern, position: 0 })).toBeUndefined();
  expect(shown(none)).toBeUndefined();
  expect(shown({ src: null, dynamicImages: { highQuality95: {} } })).toBeUndefined();
});

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg>', ' JAVASCRIPT:x', 'blob:x'])(
  'the address %s is refused',
  (src) => {
    expect(shown({ src })).toBeUndefined();
    expect(shown({ src: null, dynamicImages: { highQuality95: { '160': src } } })).toBeUndefined();
  },
);
