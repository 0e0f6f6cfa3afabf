import { useSyncExternalStore } from 'react';
import { isPressing, pressOver } from './press/pressOver.ts';

/** A press that began on what the server rendered ends on it. */
let isFree = false;

const seeFree = (): boolean => {
  isFree ||= !isPressing();
  return isFree;
};

const whenFree = (tell: () => void) => {
  void pressOver().then(() => {
    isFree = true;
    tell();
  });
  return () => {};
};

/** False on a server and in the first render in the browser, true once the script stands behind the markup. */
export const useHydrated = (): boolean => useSyncExternalStore(whenFree, seeFree, () => false);
