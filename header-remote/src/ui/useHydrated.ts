import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and in the first render in the browser, true once the script stands behind the markup. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
