import type { HeaderOptions } from '../../options/headerOptions.ts';
import { adoptElement } from './adoptElement.ts';
import { retainHeader, type SlotRequest } from './retainHeader.ts';
import { showFallback } from './showFallback.ts';

/** Connects one `<HeaderSlot>` to the header on its element. */
export interface Island {
  /**
   * Layout effect: moves the header's element into the slot, and shows the fallback header if it is empty. Returns a
   * cleanup function that moves the element back.
   */
  adopt(slot: HTMLElement, options: HeaderOptions): () => void;
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
    adopt(slot, options) {
      const target = adoptElement(slot);
      element = target.element;
      showFallback(element, options);
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
