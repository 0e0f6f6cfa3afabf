import { expect, test, vi } from 'vitest';
import { keepMarkup } from './keepMarkup.ts';

test('what is asked for again is not rendered again', () => {
  const keep = keepMarkup();
  const options = {};
  const render = vi.fn(() => '<header>');

  expect(keep(options, '/', render)).toBe('<header>');
  expect(keep(options, '/', render)).toBe('<header>');

  expect(render).toHaveBeenCalledTimes(1);
});

test('other options and another key are rendered on their own', () => {
  const keep = keepMarkup();
  const options = {};
  keep(options, '/', () => 'one');

  expect(keep(options, '/ecom', () => 'two')).toBe('two');
  expect(keep({}, '/', () => 'three')).toBe('three');
});

test('of many pages those that were asked for last are kept', () => {
  const keep = keepMarkup();
  const options = {};
  for (let page = 0; page < 1000; page += 1) {
    keep(options, '/', () => 'first');
    keep(options, `/${page}`, () => 'first');
  }

  expect(keep(options, '/', () => 'again')).toBe('first');
  expect(keep(options, '/999', () => 'again')).toBe('first');
  expect(keep(options, '/1', () => 'again')).toBe('again');
});
