import { isPointerDown, waitForPointerRelease } from '@grocer/shared-contracts/internal';
import { useSyncExternalStore } from 'react';

/** No pointer was down since the script started. A press must end on the element where it began (decision 11). */
let isReleased = false;

const canHydrate = (): boolean => {
  isReleased ||= !isPointerDown();
  return isReleased;
};

const subscribeToRelease = (notify: () => void) => {
  void waitForPointerRelease().then(() => {
    isReleased = true;
    notify();
  });
  return () => {};
};

/** True after hydration: false on a server, in the first render in the browser, and until a pointer is released. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribeToRelease, canHydrate, () => false);
