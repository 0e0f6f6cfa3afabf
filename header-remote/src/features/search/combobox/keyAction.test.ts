import { expect, test } from 'vitest';
import { keyAction } from './keyAction.ts';

const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const plain = { key: '', keyCode: 0, isComposing: false, ...noModifiers };
const press = (key: string, more: Partial<typeof plain> = {}) => ({ ...plain, key, ...more });

const suggestions = { list: 'suggestions', highlighted: -1, inputIsEmpty: false } as const;
const onSuggestion = { ...suggestions, highlighted: 0 };
const recent = { list: 'recent', highlighted: -1, inputIsEmpty: true } as const;
const onRecent = { ...recent, highlighted: 0 };
const inList = { ...onRecent, isInList: true };
const noList = { list: 'none', highlighted: -1, inputIsEmpty: false } as const;

test.each([
  ['ArrowDown', suggestions, 'next'],
  ['ArrowDown', noList, 'next'],
  ['ArrowUp', onSuggestion, 'previous'],
  ['ArrowUp', suggestions, undefined],
  ['Enter', onSuggestion, 'pick'],
  ['Enter', onRecent, 'pick'],
  ['Enter', suggestions, undefined],
  ['Tab', suggestions, 'moveFocus'],
  ['Escape', suggestions, 'dismiss'],
  ['Escape', recent, 'dismiss'],
  ['Escape', noList, 'clear'],
  ['Escape', { ...noList, inputIsEmpty: true }, undefined],
  ['Delete', onRecent, 'remove'],
  ['Backspace', onRecent, undefined],
  ['Delete', recent, undefined],
  ['Delete', onSuggestion, undefined],
  ['m', onSuggestion, undefined],
  ['Tab', inList, 'moveFocus'],
  ['Escape', inList, 'dismiss'],
  ['Enter', inList, undefined],
  ['Delete', inList, undefined],
  ['ArrowDown', inList, undefined],
] as const)('%s with %o is the action %s', (key, context, action) => {
  expect(keyAction(press(key), context)).toBe(action);
});

test('Ctrl+Enter and Cmd+Enter open the highlighted option in a new tab', () => {
  expect(keyAction(press('Enter', { ctrlKey: true }), onSuggestion)).toBe('pickInNewTab');
  expect(keyAction(press('Enter', { metaKey: true }), onRecent)).toBe('pickInNewTab');
});

test('keys with a modifier that move the caret or select text are left to the browser', () => {
  expect(keyAction(press('ArrowDown', { shiftKey: true }), onSuggestion)).toBeUndefined();
  expect(keyAction(press('ArrowUp', { altKey: true }), onSuggestion)).toBeUndefined();
  expect(keyAction(press('Delete', { metaKey: true }), onRecent)).toBeUndefined();
});

test.each(['Enter', 'Escape', 'Tab', 'ArrowDown', 'ArrowUp', 'Delete', 'Backspace'])(
  '%s is no action while an input method editor composes text',
  (key) => {
    expect(keyAction(press(key, { isComposing: true }), onRecent)).toBeUndefined();
    expect(keyAction(press(key, { keyCode: 229 }), onRecent)).toBeUndefined();
  },
);
