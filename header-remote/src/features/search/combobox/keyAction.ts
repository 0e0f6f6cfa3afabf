import type { ListState, VisibleList } from './listReducer.ts';

/**
 * The effect of a key in the search input or its list (behaviour/search#arrow-keys, #enter-tab-escape, behaviour/search-history#delete-key).
 */
export type KeyAction =
  /** Moves the highlight down. Opens the list first if it is closed. */
  | 'next'
  /** Moves the highlight up, from the first option back to the input. */
  | 'previous'
  | 'pick'
  | 'pickInNewTab'
  /** Removes the highlighted recent search. */
  | 'remove'
  /** Closes the list, keeps the text and focuses the input. */
  | 'dismiss'
  /** Empties the input. */
  | 'clear'
  /** Focuses the next or previous of input and list buttons. Without one, closes the list; the browser moves focus. */
  | 'moveFocus';

type Key = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

type Context = Pick<ListState, 'inputIsEmpty' | 'highlighted'> & {
  list: VisibleList['kind'];
  /** Whether a button of the list has focus. */
  isInList?: boolean;
};

/** Translates a key press into an action. Undefined: the browser handles the key as in any input. */
export function keyAction(key: Key, context: Context): KeyAction | undefined {
  // An input method editor (IME) handles the key. Safari reports it by key code 229 only.
  if (key.isComposing || key.keyCode === 229) return undefined;
  switch (key.key) {
    case 'Tab':
      return 'moveFocus';
    case 'Escape':
      return escapeAction(context);
  }
  // The buttons of the list handle the other keys.
  if (context.isInList) return undefined;
  const hasHighlight = context.list !== 'none' && context.highlighted >= 0;
  if (key.key === 'Enter') return hasHighlight ? pickAction(key) : undefined;
  // With a modifier, the other keys move the caret or select text.
  if (key.altKey || key.ctrlKey || key.metaKey || key.shiftKey) return undefined;
  if (key.key === 'ArrowDown') return 'next';
  return hasHighlight ? rowAction(key.key, context.list) : undefined;
}

function escapeAction({ list, inputIsEmpty }: Context): KeyAction | undefined {
  if (list !== 'none') return 'dismiss';
  return inputIsEmpty ? undefined : 'clear';
}

const pickAction = ({ ctrlKey, metaKey }: Key): KeyAction => (ctrlKey || metaKey ? 'pickInNewTab' : 'pick');

function rowAction(key: string, list: VisibleList['kind']): KeyAction | undefined {
  if (key === 'ArrowUp') return 'previous';
  // Backspace removes no row: a shopper who empties the input with it may press it once too often.
  return key === 'Delete' && list === 'recent' ? 'remove' : undefined;
}
