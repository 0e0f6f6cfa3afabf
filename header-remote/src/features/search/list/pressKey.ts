import { emptyBox } from '../useSearchBox.ts';
import { listCommand } from './listCommand.ts';
import { type ListState, shownList } from './listState.ts';

interface Actions {
  enter: () => void;
  follow: (text: string, isComposing: boolean) => void;
  leave: () => void;
  hide: () => void;
  move: (by: 1 | -1) => void;
  pick: (index: number) => void;
  pickElsewhere: (index: number) => void;
  remove: (index: number) => void;
}

/** Does what a key in the box means to the list; true where the browser has nothing more to do. */
export function pressKey(event: KeyboardEvent, state: ListState, actions: Actions): boolean {
  const { kind } = shownList(state);
  const { highlighted, boxIsEmpty } = state;
  const input = event.currentTarget as HTMLInputElement;
  const command = listCommand(event, { list: kind, highlighted, boxIsEmpty });
  switch (command) {
    case undefined:
      return false;
    case 'leave':
      actions.leave();
      // Tab moves on.
      return false;
    case 'next':
      if (kind === 'none') callBack(input, actions);
      actions.move(1);
      return true;
    case 'previous':
      actions.move(-1);
      return true;
    case 'pick':
      actions.pick(highlighted);
      return true;
    case 'pick elsewhere':
      actions.pickElsewhere(highlighted);
      return true;
    case 'remove':
      actions.remove(highlighted);
      return true;
    case 'hide':
      actions.hide();
      return true;
    case 'empty':
      emptyBox(input);
      actions.hide();
      return true;
    default:
      return command satisfies never;
  }
}

/** A list that was sent away. */
function callBack(input: HTMLInputElement, { enter, follow }: Actions): void {
  if (input.value === '') enter();
  else follow(input.value, false);
}
