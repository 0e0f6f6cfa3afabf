import { retryUntilDone } from '@grocer/shared-contracts/internal';
import { createLazyModule } from '../../../platform/createLazyModule.ts';
import { linkIconAtom, rootLinksAtom } from '../../../state/menu/taxonomy/rootLinks.ts';
import { ensureRootLinksAtom } from '../../../state/menu/taxonomy/taxonomy.ts';
import type { Store } from '../headerInstance.ts';

/** The links of the further roots, and the code of their icons (behaviour/menus#36, #37). */
export interface RootLinks {
  /** Loads what has not been loaded. The icons' code is loaded if a link has one; a failed load is retried. */
  load(): Promise<void>;
  stop(): void;
}

const iconModule = createLazyModule('the code of the icons of links', async () => {
  const { LinkIcon } = await import(/* webpackChunkName: "link-icon" */ './LinkIcon.tsx');
  return LinkIcon;
});

export function createRootLinks(store: Store): RootLinks {
  let isStopped = false;
  let stopRetrying = () => {};
  return {
    async load() {
      await store.set(ensureRootLinksAtom);
      const links = Object.values(store.get(rootLinksAtom)).flat();
      if (isStopped || store.get(linkIconAtom).LinkIcon || !links.some((link) => link?.iconName)) return;
      stopRetrying();
      stopRetrying = retryUntilDone(loadIcon);
    },
    stop() {
      isStopped = true;
      stopRetrying();
    },
  };

  async function loadIcon(): Promise<void> {
    store.set(linkIconAtom, { LinkIcon: await iconModule.load() });
  }
}
