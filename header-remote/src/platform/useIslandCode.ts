import { waitForPointerRelease } from '@grocer/shared-contracts/internal';
import { type RefObject, useMemo } from 'react';
import type { LazyModule } from './createLazyModule.ts';

/**
 * Code whose markup takes the place of a server's in the element. It waits while something in there is pressed, because
 * the click would be lost.
 */
export const useIslandCode = <Module>(
  code: LazyModule<Module>,
  elementRef: RefObject<HTMLElement | null>,
): LazyModule<Module> =>
  useMemo(
    () => ({
      loaded: undefined,
      async load() {
        const loaded = await code.load();
        if (elementRef.current) await waitForPointerRelease(elementRef.current);
        return loaded;
      },
    }),
    [code, elementRef],
  );
