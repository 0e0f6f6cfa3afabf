import { adoptElement } from './adoptElement.ts';
import { type Asked, holdHeader } from './holdHeader.ts';

/** One slot's part in the header: which element it is, what the host asks for, whether the slot is there. */
export interface Island {
  /** Layout effect: puts the header's element into the slot; the answer puts it back. */
  adopt(slot: HTMLElement): () => void;
  ask(asked: Asked): void;
  /** Effect: mounts the header, or keeps the one that is mounted; the answer lets it go. */
  hold(): () => void;
}

export function createIsland(): Island {
  let element: HTMLElement;
  let asked: Asked;
  let tell: ((asked: Asked) => void) | undefined;

  return {
    adopt(slot) {
      const place = adoptElement(slot);
      element = place.element;
      return place.giveBack;
    },
    ask(now) {
      asked = now;
      tell?.(now);
    },
    hold() {
      const held = holdHeader(element, asked);
      tell = held.ask;
      return () => {
        tell = undefined;
        held.letGo();
      };
    },
  };
}
