import { createLazyModule } from '../../platform/createLazyModule.ts';
import { linkIconAtom, rootLinksAtom } from '../../state/menu/taxonomy/rootLinks.ts';
import { ensureRootLinksAtom } from '../../state/menu/taxonomy/taxonomy.ts';
import type { Store } from './headerInstance.ts';

const iconModule = createLazyModule('the code of the icons of links', async () => {
  const { LinkIcon } = await import(/* webpackChunkName: "link-icon" */ './LinkIcon.tsx');
  return LinkIcon;
});

/** Loads the links of the further roots, and the code of their icons if a link has one (behaviour/menus#36, #37). */
export async function loadRootLinks(store: Store): Promise<void> {
  await store.set(ensureRootLinksAtom);
  const links = Object.values(store.get(rootLinksAtom)).flat();
  if (!links.some((link) => link?.iconName)) return;
  try {
    store.set(linkIconAtom, { LinkIcon: await iconModule.load() });
  } catch {
    // The lazy module logs the failure. The links work without icons.
  }
}
