// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pathInSite } from './followLinkInApp.ts';

const currentLocation = { origin: 'http://localhost:3000', pathname: '/ecom/lists', search: '' };

const clickOn = (html: string, keys: Partial<MouseEvent> = {}) => {
  document.body.innerHTML = html;
  const click = { button: 0, ...keys, target: document.querySelector('b') } as unknown as MouseEvent;
  return pathInSite(click, currentLocation);
};

test('is the path, query and hash of a link of the site, wherever in the link the click was', () => {
  expect(clickOn('<a href="/ecom/recipes?a=b#c"><b>Recipes</b></a>')).toBe('/ecom/recipes?a=b#c');
});

test.each([
  ['another site', '<a href="https://cellar.example/"><b>x</b></a>', {}],
  ['a new tab', '<a href="/ecom" target="_blank"><b>x</b></a>', {}],
  ['a download', '<a href="/ecom" download><b>x</b></a>', {}],
  ['a link within the page', '<a href="/ecom/lists#main-content"><b>x</b></a>', {}],
  ['a button that is no link', '<button><b>x</b></button>', {}],
  ['the middle button', '<a href="/ecom"><b>x</b></a>', { button: 1 }],
  ['a click with a modifier key', '<a href="/ecom"><b>x</b></a>', { ctrlKey: true }],
  ['a click that was already handled', '<a href="/ecom"><b>x</b></a>', { defaultPrevented: true }],
])('leaves %s to the browser', (_what, html, keys) => {
  expect(clickOn(html, keys)).toBeUndefined();
});
