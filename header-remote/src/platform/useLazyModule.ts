import { useEffect, useReducer } from 'react';
import type { LazyModule } from './createLazyModule.ts';

/**
 * Loads a module while it is wanted, and returns it once it has loaded. After a failure it is loaded again when it is
 * wanted the next time, and when the browser is online again (behaviour/errors#7).
 *
 * @param wanted true, or the purpose of the module: a failed load is tried again when the purpose changes
 * @param onFailure must be the same function at every render
 */
export function useLazyModule<Module>(
  code: LazyModule<Module>,
  wanted: boolean | string,
  onFailure?: (error: unknown) => void,
): Module | undefined {
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!wanted || code.loaded) return;
    const cancelled = new AbortController();
    const load = () => void code.load().then(() => cancelled.signal.aborted || rerender(), onError);
    const onError = (error: unknown) => {
      if (cancelled.signal.aborted) return;
      window.addEventListener('online', load, { once: true, signal: cancelled.signal });
      onFailure?.(error);
    };
    load();
    return () => cancelled.abort();
  }, [code, wanted, onFailure]);

  return wanted ? code.loaded : undefined;
}
