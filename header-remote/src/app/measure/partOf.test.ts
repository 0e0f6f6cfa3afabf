// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { partOf } from './partOf.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  ['<form role="search"><input></form>', 'input', 'search'],
  ['<div popover><form role="search"><input></form></div>', 'input', 'search'],
  ['<div popover><a href="/">Bread</a></div>', 'a', 'menu'],
  ['<dialog popover><button>Back</button></dialog>', 'button', 'menu'],
  ['<dialog><button>OK</button></dialog>', 'button', 'dialog'],
  ['<nav><a href="/">Offers</a></nav>', 'a', 'navigation'],
  ['<a href="/trolley"><span>£84.20</span></a>', 'span', 'link'],
  ['<button><svg></svg></button>', 'svg', 'button'],
  ['<p>Anna</p>', 'p', 'header'],
])('in the header, %s is named by its kind', (html, selector, part) => {
  document.body.innerHTML = `<div data-grocer="">${html}</div>`;

  expect(partOf(document.querySelector(selector))).toBe(part);
});

test('a text is in the part of its element', () => {
  document.body.innerHTML = '<div data-grocer=""><button>Groceries</button></div>';

  expect(partOf(document.querySelector('button')?.firstChild)).toBe('button');
});

test('the page’s own elements, and those that have been removed, are in no part', () => {
  document.body.innerHTML = '<main><button>Add</button></main>';

  expect(partOf(document.querySelector('button'))).toBeUndefined();
  expect(partOf(document.createElement('button'))).toBeUndefined();
  expect(partOf(null)).toBeUndefined();
});
