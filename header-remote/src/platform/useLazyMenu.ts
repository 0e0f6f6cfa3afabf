import { waitForPointerRelease } from '@grocer/shared-contracts/host/shared';
import { type RefObject, useCallback, useState } from 'react';
import type { LazyModule } from './createLazyModule.ts';
import { useLazyModule } from './useLazyModule.ts';

/**
 * State of a button whose menu is loaded on the first intent to open it. If the button is pressed before the menu has
 * loaded, the menu opens once loaded. If the code cannot be loaded, the button is a link until a retry succeeds
 * (behaviour/menus#press-before-code).
 *
 * The menu's markup replaces the server's markup in the element, but not during a press in it, because the
 * click would be lost.
 *
 * @param until resolves when the server's markup may be replaced; must be the same function at every render
 */
export function useLazyMenu<Module>(
  code: LazyModule<Module>,
  elementRef: RefObject<HTMLElement | null>,
  until?: (module: Module, element: HTMLElement | null) => Promise<void>,
) {
  const [intents, setIntents] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  const untilReplaceable = useCallback(
    async (module: Module) => {
      await until?.(module, elementRef.current);
      if (elementRef.current) await waitForPointerRelease(elementRef.current);
    },
    [until, elementRef],
  );
  const fail = useCallback(() => {
    setFailed(true);
    setAwaited(false);
  }, []);
  const menu = useLazyModule(code, intents, { until: untilReplaceable, onFailure: fail });

  // Each intent retries a failed load. The load starts here, because React may run the effect of
  // `useLazyModule` much later while it hydrates. That effect shares this load and handles its failure.
  const warm = useCallback(() => {
    if (menu) return;
    code.load().catch(() => {});
    setIntents((count) => count + 1);
  }, [code, menu]);
  const press = useCallback(() => {
    setAwaited(true);
    warm();
  }, [warm]);
  const stopWaiting = useCallback(() => setAwaited(false), []);

  return { menu, hasFailed: hasFailed && !menu, isAwaited, warm, press, stopWaiting };
}
