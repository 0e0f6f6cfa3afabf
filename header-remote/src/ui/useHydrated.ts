import { isPointerDown, waitForPointerRelease } from '@grocer/shared-contracts/host/shared';
import { useState, useSyncExternalStore } from 'react';

interface PagePointer {
  /** True once no pointer has been down. A press must end on the element where it began (decision 11). */
  isReleased: boolean;
  release?: Promise<void>;
}

const pointer: PagePointer = { isReleased: false };

/** Notifies all components in one task, which begins after the task of React's effects. */
const subscribeToRelease = (notify: () => void) => {
  pointer.release ??= new Promise<undefined>((resolve) => setTimeout(resolve)).then(waitForPointerRelease);
  void pointer.release.then(() => {
    pointer.isReleased = true;
    notify();
  });
  return () => {};
};

/**
 * True after hydration. False on a server, in the first render of server-rendered markup, and then until no
 * pointer is down (decision 21).
 */
export function useHydrated(): boolean {
  // After server markup the value stays false until the release. If it differed from the server's value at once, React
  // would render again in the task of hydration.
  const [markup] = useState({ isFromServer: false });
  return useSyncExternalStore(
    subscribeToRelease,
    () => {
      pointer.isReleased ||= !markup.isFromServer && !isPointerDown();
      return pointer.isReleased;
    },
    () => {
      markup.isFromServer = true;
      return false;
    },
  );
}
