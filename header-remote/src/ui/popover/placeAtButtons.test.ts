// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeAtButtons } from './placeAtButtons.ts';

let stop = () => {};
let header: HTMLElement;

beforeEach(() => {
  header = document.body.appendChild(document.createElement('header'));
  header.innerHTML = '<li><button popovertarget="menu"></button><ul id="menu"></ul></li>';
  const button = header.querySelector('button') as HTMLElement;
  button.getBoundingClientRect = () => new DOMRect(700, 40, 90, 56);
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1000 });
});
afterEach(() => {
  stop();
  header.remove();
  Reflect.deleteProperty(globalThis, 'CSS');
});

const start = (hasAnchors: boolean) => {
  Object.assign(globalThis, { CSS: { supports: () => hasAnchors } });
  ({ stop } = placeAtButtons(header));
};
const menu = () => header.querySelector('ul') as HTMLElement;
const open = () => menu().dispatchEvent(new Event('beforetoggle'));
const placed = () => ['--button-bottom', '--button-end'].map((name) => menu().style.getPropertyValue(name));

test('an opening menu is placed below its button, at its end', () => {
  start(false);
  open();
  expect(placed()).toEqual(['96px', '210px']);
});

test('in a page from right to left the end is on the left', () => {
  menu().style.direction = 'rtl';
  start(false);
  open();
  expect(placed()).toEqual(['96px', '700px']);
});

test('a browser with anchor positioning places the menu by itself', () => {
  start(true);
  open();
  expect(placed()).toEqual(['', '']);
});
