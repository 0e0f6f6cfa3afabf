import { isPointerDown, waitForPointerRelease } from '@grocer/shared-contracts/host/shared';
import { useState, useSyncExternalStore } from 'react';

interface PagePointer {
  /** True once no pointer was down. Elements must not be replaced during a press (decision 11). */
  isReleased: boolean;
  release?: Promise<void>;
}

const pointer: PagePointer = { isReleased: false };

/** Notifies all components in one task, later than that in which React runs its effects, once no pointer is down. */
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
 * pointer is down, for three seconds at most (decision 21).
 */
export function useHydrated(): boolean {
  // With server-rendered markup, stays false until the pointer is released. A value that differs from the
  // server's would make React render again within the task of hydration.
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
