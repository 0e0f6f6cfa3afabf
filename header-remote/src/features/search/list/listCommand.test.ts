import { describe, expect, test } from 'vitest';
import { listCommand } from './listCommand.ts';

const plain = {
  key: '',
  keyCode: 0,
  isComposing: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};
const press = (key: string, more: Partial<typeof plain> = {}) => ({ ...plain, key, ...more });

const suggestions = { list: 'suggestions', highlighted: -1, boxIsEmpty: false } as const;
const onSuggestion = { ...suggestions, highlighted: 0 };
const recent = { list: 'recent', highlighted: -1, boxIsEmpty: true } as const;
const onRecent = { ...recent, highlighted: 0 };
const noList = { list: 'none', highlighted: -1, boxIsEmpty: false } as const;

describe('listCommand', () => {
  test.each([
    ['ArrowDown', suggestions, 'next'],
    ['ArrowDown', noList, 'next'],
    ['ArrowUp', onSuggestion, 'previous'],
    ['ArrowUp', suggestions, undefined],
    ['Enter', onSuggestion, 'pick'],
    ['Enter', onRecent, 'pick'],
    ['Enter', suggestions, undefined],
    ['Tab', suggestions, 'leave'],
    ['Tab', noList, 'leave'],
    ['Escape', suggestions, 'hide'],
    ['Escape', recent, 'hide'],
    ['Escape', noList, 'empty'],
    ['Escape', { ...noList, boxIsEmpty: true }, undefined],
    ['Delete', onRecent, 'remove'],
    ['Backspace', onRecent, 'remove'],
    ['Delete', recent, undefined],
    ['Delete', onSuggestion, undefined],
    ['Backspace', onSuggestion, undefined],
    ['Home', onSuggestion, undefined],
    ['ArrowLeft', onSuggestion, undefined],
    ['m', onSuggestion, undefined],
  ] as const)('%s on %o: %s', (key, standing, command) => {
    expect(listCommand(press(key), standing)).toBe(command);
  });

  test('Ctrl+Enter and Cmd+Enter pick into another tab', () => {
    expect(listCommand(press('Enter', { ctrlKey: true }), onSuggestion)).toBe('pick elsewhere');
    expect(listCommand(press('Enter', { metaKey: true }), onRecent)).toBe('pick elsewhere');
  });

  test('keys that move or mark text are the text’s', () => {
    expect(listCommand(press('ArrowDown', { shiftKey: true }), onSuggestion)).toBeUndefined();
    expect(listCommand(press('ArrowUp', { altKey: true }), onSuggestion)).toBeUndefined();
    expect(listCommand(press('Backspace', { metaKey: true }), onRecent)).toBeUndefined();
  });

  test.each(['Enter', 'Escape', 'Tab', 'ArrowDown', 'ArrowUp', 'Delete', 'Backspace'])(
    '%s belongs to the input method while it composes',
    (key) => {
      expect(listCommand(press(key, { isComposing: true }), onRecent)).toBeUndefined();
      expect(listCommand(press(key, { keyCode: 229 }), onRecent)).toBeUndefined();
    },
  );
});
