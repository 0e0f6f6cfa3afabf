// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusPressedButtons } from './focusPressedButtons.ts';

const root = document.createElement('header');
let stop = () => {};

beforeEach(() => {
  root.innerHTML = '<button><svg></svg> Menu</button><input>';
  document.body.append(root);
  ({ stop } = focusPressedButtons(root));
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const press = () => root.querySelector('svg')?.dispatchEvent(new Event('click', { bubbles: true }));

test('a pressed button has the focus before its own listeners run, as in Chromium', () => {
  const button = root.querySelector('button');
  let focused: Element | null = null;
  button?.addEventListener('click', () => (focused = document.activeElement));

  press();

  expect(focused).toBe(button);
});

test('a field keeps its focus', () => {
  root.querySelector('input')?.focus();

  press();

  expect(document.activeElement).toBe(root.querySelector('input'));
});

test('after it is stopped the focus stays as it is', () => {
  stop();

  press();

  expect(document.activeElement).toBe(document.body);
});
