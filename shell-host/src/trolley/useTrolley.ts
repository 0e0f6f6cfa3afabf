import { useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../useShell.ts';
import type { TrolleyState } from './createTrolley.ts';

/** The trolley. It is read when the first component needs it. */
export function useTrolley(): TrolleyState {
  const { trolley } = useShell();
  useEffect(() => trolley.loadOnce(), [trolley]);
  return useSyncExternalStore(trolley.subscribe, trolley.read);
}
