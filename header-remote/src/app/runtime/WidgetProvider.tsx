import type { HeaderOptions } from '@grocer/shared-contracts';
import { Provider } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../ui/useHydrated.ts';
import { assertOneReact } from '../react-check/assertOneReact.ts';
import {
  createHydrationStore,
  type HeaderInstance,
  type HydrationInput,
  repeatOptions,
} from './headerInstance.ts';
import { getSharedInstance, joinSharedInstance } from './sharedInstance.ts';
import { useUniqueIds } from './useUniqueIds.ts';

/** Props of each widget that the remote exposes. */
export interface WidgetProps {
  options?: HeaderOptions;
  /** Passed by `mount` and by the server's rendering. Hosts that share React do not pass it. */
  instance?: HeaderInstance;
  /** Passed by `mount` if the widget hydrates a fragment. */
  hydrates?: HydrationInput | undefined;
}

const noOptions: HeaderOptions = {};

/**
 * Wraps each widget: all widgets of a page share one store, one session and one set of requests
 * (behaviour/loading#one-store).
 */
export function WidgetProvider({
  name = 'header',
  options = noOptions,
  instance: ownInstance,
  hydrates,
  children,
}: WidgetProps & { name?: string; children: (instance: HeaderInstance) => ReactNode }) {
  assertOneReact();
  const [instance] = useState(() => ownInstance ?? getSharedInstance(options));
  const [hydrationStore] = useState(() =>
    hydrates && instance.hasChanged ? createHydrationStore(instance, hydrates) : undefined,
  );
  const isHydrated = useHydrated();
  const store = useUniqueIds(name, (!isHydrated && hydrationStore) || instance.store);
  useEffect(() => joinSharedInstance(instance), [instance]);
  useEffect(() => {
    if (options !== noOptions) repeatOptions(instance, options);
  }, [instance, options]);

  // Memoized, so that at the end of hydration only components whose state changes are rendered again.
  const content = useMemo(() => children(instance), [children, instance]);
  return <Provider store={store}>{content}</Provider>;
}
