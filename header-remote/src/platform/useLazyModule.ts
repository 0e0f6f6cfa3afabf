import { retryUntilDone } from '@grocer/shared-contracts/host/shared';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LazyModule } from './createLazyModule.ts';

interface Options<Module> {
  /** Resolves when the module may be used. Must be the same function at every render. */
  until?: (module: Module) => Promise<void>;
  /** Called at each failure. Must be the same function at every render. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * Loads a module while `wanted` is truthy. Returns it once it has loaded. A failed load is retried until the
 * module is no longer wanted.
 *
 * @param wanted if its value changes, for example to the next page's path or a higher number of intents, a
 *   failed load is retried immediately
 */
export function useLazyModule<Module>(
  code: LazyModule<Module>,
  wanted: boolean | string | number,
  { until, onFailure }: Options<Module> = {},
): Module | undefined {
  const [ready, setReady] = useState<{ code: unknown; module: Module }>();
  const used = until ? undefined : code.loaded;
  const module = ready?.code === code ? ready.module : used;
  const isMissing = module === undefined;

  useEffect(() => {
    if (!wanted || !isMissing) return undefined;
    return retryUntilDone(async () => {
      const loaded = await code.load();
      await until?.(loaded);
      const show = () => setReady((current) => (current?.code === code ? current : { code, module: loaded }));
      // Renders at once: a press between `until` and a later render would be lost with the replaced element.
      if (until) flushSync(show);
      else show();
    }, onFailure);
  }, [code, wanted, until, onFailure, isMissing]);

  return wanted ? module : undefined;
}
