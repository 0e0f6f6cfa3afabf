import { retryUntilDone } from '@grocer/shared-contracts/internal';
import { whenIdle } from '../../../platform/whenIdle.ts';
import { ensureSeasonalMenuAtom } from '../../../state/menu/seasonal/loadSeasonalMenu.ts';
import type { Store } from '../headerInstance.ts';
import { createRootLinks } from './createRootLinks.ts';
import { menuCode } from './menuCode.ts';

/** What the menus show without being opened: the link of the seasonal menu, and the links of further roots. */
export interface PageMenus {
  /** Loads what has not been loaded. If the code for it fails to load, that is retried (behaviour/loading#62). */
  load(): Promise<void>;
  stop(): void;
}

export function createPageMenus(store: Store): PageMenus {
  const rootLinks = createRootLinks(store);
  let isStopped = false;
  let stopRetrying = () => {};
  return {
    load,
    stop() {
      isStopped = true;
      stopRetrying();
      rootLinks.stop();
    },
  };

  async function load(): Promise<void> {
    await loadOnce();
    if (isStopped || !menuCode.isMissing) return;
    stopRetrying();
    stopRetrying = retryUntilDone(async () => {
      await menuCode.load();
      void loadOnce();
    });
  }

  async function loadOnce(): Promise<void> {
    await Promise.all([store.set(ensureSeasonalMenuAtom, whenIdle), rootLinks.load()]);
  }
}
