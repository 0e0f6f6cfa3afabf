import { retryUntilDone } from '@grocer/shared-contracts/host/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LazyModule } from './createLazyModule.ts';

/**
 * Loads a menu's code on the first intent to open the menu. A press waits until the code has loaded. If it cannot be
 * loaded, the menu's button is a link until a retry succeeds (behaviour/menus#press-before-code).
 *
 * @param onLoad must be the same function at every render
 */
export function useLazyMenu<Module>(code: LazyModule<Module>, onLoad?: (module: Module) => void) {
  const [state, setState] = useState<{ part?: Module; hasFailed: boolean }>({ hasFailed: false });
  const [isAwaited, setAwaited] = useState(false);

  const stopRetrying = useRef(() => {});
  useEffect(() => () => stopRetrying.current(), []);

  // Another intent is another try at once.
  const warm = useCallback(() => {
    const onLoaded = (part: Module) => {
      setState((current) => (current.part ? current : { part, hasFailed: false }));
      onLoad?.(part);
    };
    const onFailure = () => {
      setState({ hasFailed: true });
      setAwaited(false);
    };
    stopRetrying.current();
    stopRetrying.current = retryUntilDone(() => code.load().then(onLoaded), onFailure);
  }, [code, onLoad]);
  const press = useCallback(() => {
    setAwaited(true);
    warm();
  }, [warm]);
  const stopWaiting = useCallback(() => setAwaited(false), []);

  return { ...state, isAwaited, warm, press, stopWaiting };
}
