import { retryUntilDone } from '@grocer/shared-contracts/host/shared';
import { whenIdle } from '../../platform/whenIdle.ts';
import { hasFurtherRoots, isSeasonalMenuDueAtom } from '../../state/menu/dueMenus.ts';
import { optionsAtom } from '../../state/page/page.ts';
import { deliveryPassAtom } from '../../state/session/customer.ts';
import { menuCode } from './createServices.ts';
import type { Store } from './headerInstance.ts';

/** Loads links that show while menus are closed: the seasonal menu's, and those of the taxonomy's further roots. */
export function createPageMenus(store: Store) {
  let isStopped = false;
  let stopMenus = () => {};
  let stopPass = () => {};
  return {
    /**
     * Loads the missing links and their code. If the code fails to load, it is retried
     * (behaviour/loading#try-again).
     */
    load(): void {
      const hasRootLinks = hasFurtherRoots(store.get(optionsAtom).config.menuRoots);
      if (!hasRootLinks && !store.get(isSeasonalMenuDueAtom)) return;
      stopMenus();
      show().catch(() => {
        if (!isStopped) stopMenus = retryUntilDone(show);
      });
    },
    stop(): void {
      isStopped = true;
      stopMenus();
      stopPass();
    },
  };

  async function show(): Promise<void> {
    const { ensureSeasonalMenuAtom, ensureRootLinksAtom, updateRootLinksAtom } = await menuCode.load();
    if (isStopped) return;
    stopPass();
    stopPass = store.sub(deliveryPassAtom, () => store.set(updateRootLinksAtom));
    void store.set(ensureSeasonalMenuAtom, whenIdle);
    void store.set(ensureRootLinksAtom);
  }
}
