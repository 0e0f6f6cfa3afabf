import { expect, test, vi } from 'vitest';
import { createMarkupCache } from './createMarkupCache.ts';

test('a page that is requested again is not rendered again', () => {
  const getOrRender = createMarkupCache();
  const options = {};
  const render = vi.fn(() => '<header>');

  expect(getOrRender(options, '/', render)).toBe('<header>');
  expect(getOrRender(options, '/', render)).toBe('<header>');

  expect(render).toHaveBeenCalledTimes(1);
});

test('different options and a different key are rendered separately', () => {
  const getOrRender = createMarkupCache();
  const options = {};
  getOrRender(options, '/', () => 'one');

  expect(getOrRender(options, '/ecom', () => 'two')).toBe('two');
  expect(getOrRender({}, '/', () => 'three')).toBe('three');
});

test('when the cache is full, the least recently used page is evicted', () => {
  const getOrRender = createMarkupCache();
  const options = {};
  for (let page = 0; page < 1000; page += 1) {
    getOrRender(options, '/', () => 'first');
    getOrRender(options, `/${page}`, () => 'first');
  }

  expect(getOrRender(options, '/', () => 'again')).toBe('first');
  expect(getOrRender(options, '/999', () => 'again')).toBe('first');
  expect(getOrRender(options, '/1', () => 'again')).toBe('again');
});
