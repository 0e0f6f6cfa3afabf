import type { ListState, ShownList } from './listState.ts';

/** What a key in the box does to the list (specification §4, clarifications 72 and 82). */
export type ListCommand =
  | 'next'
  | 'previous'
  | 'pick'
  | 'pick elsewhere'
  | 'remove'
  | 'hide'
  | 'empty'
  | 'leave';

type Key = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

type Standing = Pick<ListState, 'boxIsEmpty' | 'highlighted'> & { list: ShownList['kind'] };

export function listCommand(key: Key, standing: Standing): ListCommand | undefined {
  // Keys that an input method uses; Safari says 229 only.
  if (key.isComposing || key.keyCode === 229) return undefined;
  const isHighlighted = standing.list !== 'none' && standing.highlighted >= 0;
  switch (key.key) {
    case 'Tab':
      return 'leave';
    case 'Escape':
      return sendAway(standing);
    case 'Enter':
      return isHighlighted ? pick(key) : undefined;
  }
  // With any of these a key moves or marks text.
  if (key.altKey || key.ctrlKey || key.metaKey || key.shiftKey) return undefined;
  return key.key === 'ArrowDown' ? 'next' : isHighlighted ? onRow(key.key, standing.list) : undefined;
}

function sendAway({ list, boxIsEmpty }: Standing): ListCommand | undefined {
  if (list !== 'none') return 'hide';
  return boxIsEmpty ? undefined : 'empty';
}

const pick = ({ ctrlKey, metaKey }: Key): ListCommand => (ctrlKey || metaKey ? 'pick elsewhere' : 'pick');

function onRow(key: string, list: ShownList['kind']): ListCommand | undefined {
  if (key === 'ArrowUp') return 'previous';
  // Backspace is the key that a Mac calls delete; the box is empty.
  const isDelete = key === 'Delete' || key === 'Backspace';
  return isDelete && list === 'recent' ? 'remove' : undefined;
}
