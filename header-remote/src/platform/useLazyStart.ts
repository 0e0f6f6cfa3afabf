import { useEffect, useState } from 'react';
import type { LazyModule } from './createLazyModule.ts';
import { reportCrash } from './logger/reportFailure.ts';
import { useLazyModule } from './useLazyModule.ts';

interface Occasion {
  /** Name of the feature in the report if its start crashes. */
  name: string;
  events: readonly string[];
  /** Returns the element or window on which to listen for the events. */
  target: () => EventTarget | null;
  /** Whether to start immediately, because the first event may have come before the script ran. */
  isDue?: () => boolean;
}

/**
 * Loads a module at the first of `events`, or at once if `isDue`, then calls `start`. The feature runs until the
 * component is unmounted. `code`, `start` and the members of the occasion must be the same at every render.
 *
 * @param start returns the function that stops the feature; `trigger` is the event that caused the load
 */
export function useLazyStart<Module>(
  code: LazyModule<Module>,
  { name, events, target, isDue }: Occasion,
  start: (module: Module, trigger: Event | undefined) => () => void,
): void {
  const [due, setDue] = useState<{ trigger?: Event }>();
  const module = useLazyModule(code, due !== undefined);

  useEffect(() => {
    if (due) return undefined;
    if (isDue?.()) return setDue({});
    const listening = new AbortController();
    for (const type of events)
      target()?.addEventListener(type, (trigger) => setDue((first) => first ?? { trigger }), {
        passive: true,
        signal: listening.signal,
      });
    return () => listening.abort();
  }, [due, events, target, isDue]);

  useEffect(() => {
    if (!module) return undefined;
    try {
      return start(module, due?.trigger);
    } catch (error) {
      // A retry would crash in the same way.
      reportCrash(name, `${name} crashed and is left out`, error);
      return undefined;
    }
  }, [module, due, start, name]);
}
