import { useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../useShell.ts';
import type { TrolleyState } from './createTrolley.ts';

/** The trolley, read when the first part of a page needs it. */
export function useTrolley(): TrolleyState {
  const { trolley } = useShell();
  useEffect(() => trolley.loadOnce(), [trolley]);
  return useSyncExternalStore(trolley.subscribe, trolley.read);
}
