import { useEffect, useState } from 'react';
import type { LazyModule } from './createLazyModule.ts';
import { reportFailure } from './logger/reportFailure.ts';
import { useLazyModule } from './useLazyModule.ts';

interface Occasion {
  /** The feature's name in the report if it crashes when it starts. */
  name: string;
  events: readonly string[];
  /** Returns the element that dispatches the events. */
  target: () => EventTarget | null;
  /** Whether to start at once, because the first event may have happened before the script ran. */
  isDue?: () => boolean;
}

/**
 * Loads a module at the first of its events and starts it until the component is unmounted. Occasion and `start` must be
 * the same at every render.
 *
 * @param start its result stops the feature; `trigger` is the event that loaded the code
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
      reportFailure(name, `${name} crashed and is left out`, error);
      return undefined;
    }
  }, [module, due, start, name]);
}
