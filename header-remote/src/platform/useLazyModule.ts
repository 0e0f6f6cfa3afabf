import { retryUntilDone } from '@grocer/shared-contracts/host/shared';
import { useEffect, useReducer } from 'react';
import type { LazyModule } from './createLazyModule.ts';

/**
 * Loads a module while it is wanted, and returns it once it has loaded. A failed load is retried until the module is no
 * longer wanted.
 *
 * @param wanted true, or the purpose of the module: a failed load is tried again at once when the purpose changes
 * @param onFailure called at each failure; must be the same function at every render
 */
export function useLazyModule<Module>(
  code: LazyModule<Module>,
  wanted: boolean | string,
  onFailure?: (error: unknown) => void,
): Module | undefined {
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!wanted || code.loaded) return undefined;
    return retryUntilDone(() => code.load().then(rerender), onFailure);
  }, [code, wanted, onFailure]);

  return wanted ? code.loaded : undefined;
}
