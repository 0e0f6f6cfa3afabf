import { waitForPointerRelease } from '@grocer/shared-contracts/host/shared';
import { type RefObject, useMemo } from 'react';
import type { LazyModule } from './createLazyModule.ts';

/**
 * Code whose markup takes the place of a server's in the element. It waits while something in there is pressed, because
 * the click would be lost.
 *
 * @param until resolves when the markup may be replaced; must be the same function at every render
 */
export const useIslandCode = <Module>(
  code: LazyModule<Module>,
  elementRef: RefObject<HTMLElement | null>,
  until?: (module: Module, element: HTMLElement | null) => Promise<void>,
): LazyModule<Module> =>
  useMemo(
    () => ({
      loaded: undefined,
      async load() {
        const loaded = await code.load();
        await until?.(loaded, elementRef.current);
        if (elementRef.current) await waitForPointerRelease(elementRef.current);
        return loaded;
      },
    }),
    [code, elementRef, until],
  );
