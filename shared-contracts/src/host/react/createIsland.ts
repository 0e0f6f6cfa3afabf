import { adoptElement } from './adoptElement.ts';
import { retainHeader, type SlotRequest } from './retainHeader.ts';

/** Connects one `<HeaderSlot>` to the header on its element. */
export interface Island {
  /** Layout effect: moves the header's element into the slot. Returns a cleanup function that moves it back. */
  adopt(slot: HTMLElement): () => void;
  /** Effect: passes on the props of the slot. */
  update(request: SlotRequest): void;
  /** Effect: mounts the header, or retains the mounted one. Returns a cleanup function that releases it. */
  mount(): () => void;
}

export function createIsland(): Island {
  let element: HTMLElement;
  let request: SlotRequest;
  let updateHeader: ((request: SlotRequest) => void) | undefined;

  return {
    adopt(slot) {
      const target = adoptElement(slot);
      element = target.element;
      return target.restore;
    },
    update(next) {
      request = next;
      updateHeader?.(next);
    },
    mount() {
      const handle = retainHeader(element, request);
      updateHeader = handle.update;
      return () => {
        updateHeader = undefined;
        handle.release();
      };
    },
  };
}
