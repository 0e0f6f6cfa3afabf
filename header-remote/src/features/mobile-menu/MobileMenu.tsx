import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useCallback, useState } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import {
  closeMenuAtom,
  openMenuAtom,
  setMenuPathAtom,
  shopOpenAtom,
  shopPathAtom,
} from '../../state/menu/menu.ts';
import { linkIconAtom } from '../../state/menu/taxonomy/rootLinks.ts';
import { trackAtom } from '../../state/page/analytics.ts';
import { idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { siteLinksAtom } from '../../state/page/siteLinks.ts';
import { slotChangeableAtom, slotTypeAtom } from '../../state/slot/slot.ts';
import type { RenderMenuContent } from '../../ui/menu/RenderMenuContent.ts';
import { type MenuEntry, slotRowId } from './MenuLinks.tsx';
import { MobileMenuView } from './MobileMenuView.tsx';
import { useAccount } from './useAccount.ts';
import { useShopEntries } from './useShopEntries.ts';

type Store = ReturnType<typeof useStore>;

interface Props {
  logo: ReactNode;
  /** The last row of level 0, for a support user only. */
  returnToAdmin?: ReactNode;
  content: RenderMenuContent;
}

const levelsModule = createLazyModule("the menu's levels", async () => {
  const [{ MobileMenuLevel }, { pressItemAtom, goBackAtom }, { loadTaxonomyAtom }, slotRow, { lockScroll }] =
    await Promise.all([
      import(/* webpackChunkName: "mobile-menu" */ './level/MobileMenuLevel.tsx'),
      import(/* webpackChunkName: "mobile-menu" */ '../../state/menu/pressItem.ts'),
      import(/* webpackChunkName: "mobile-menu" */ '../../state/menu/taxonomy/taxonomy.ts'),
      import(/* webpackChunkName: "mobile-menu" */ '../../state/slot/trackSlotRow.ts'),
      import(/* webpackChunkName: "mobile-menu" */ '../../ui/scroll-lock/lockScroll.ts'),
    ]);
  return { MobileMenuLevel, pressItemAtom, goBackAtom, loadTaxonomyAtom, ...slotRow, lockScroll };
});

/** The burger and its slide-out. Level 0 is in the page; the code of the other levels is loaded on first intent. */
export function MobileMenu({ logo, returnToAdmin, content }: Props) {
  const routes = useAtomValue(routesAtom);
  const path = useAtomValue(shopPathAtom);
  const levels = useLevels();
  const Level = useLazyModule(levelsModule, path.length > 0)?.MobileMenuLevel;
  return (
    <MobileMenuView
      {...levels}
      {...useAtomValue(linkIconAtom)}
      account={useAccount(levels.isPlain)}
      customerService={routes.customerService()}
      findAStore={routes.findAStore()}
      idPrefix={useAtomValue(idPrefixAtom)}
      isOpen={useAtomValue(shopOpenAtom)}
      level={Level && <Level content={content} />}
      lockPage={lockPage}
      logo={logo}
      path={path}
      returnToAdmin={returnToAdmin}
      shop={useShopEntries(levels.isPlain)}
      sisterShops={useAtomValue(siteLinksAtom)}
      slot={useSlot()}
    />
  );
}

/** Locks the page's scrolling as soon as the code for it has loaded. Returns the function that releases it. */
function lockPage(): () => void {
  let isReleased = false;
  let unlock = () => {};
  levelsModule.load().then(
    ({ lockScroll }) => {
      if (!isReleased) unlock = lockScroll('mobile-menu');
    },
    // The lazy module logs the failure. Without the lock the dialog still dims the page.
    () => {},
  );
  return () => {
    isReleased = true;
    unlock();
  };
}

/** The handlers that open the menu and its levels, and their state. */
function useLevels() {
  const store = useStore();
  const [waitingId, setWaitingId] = useState<string>();
  // The code of the levels failed to load: level 0 has only links until a later attempt succeeds (behaviour/menus#15).
  const [isPlain, setPlain] = useState(false);
  const setPath = useSetAtom(setMenuPathAtom);

  const onIntent = useCallback(() => {
    levelsModule.load().then(
      ({ loadTaxonomyAtom }) => {
        setPlain(false);
        void store.set(loadTaxonomyAtom);
      },
      () => setPlain(true),
    );
  }, [store]);

  const onOpenChange = useCallback(
    (isOpen: boolean) => {
      store.set(isOpen ? openMenuAtom : closeMenuAtom, 'Shop');
      if (isOpen) onIntent();
    },
    [store, onIntent],
  );

  const openLevel = async (entry: MenuEntry, position: number) => {
    setWaitingId(entry.id);
    try {
      const { pressItemAtom } = await levelsModule.load();
      store.set(pressItemAtom, entry, { level: 0, position });
    } catch {
      setPlain(true);
    } finally {
      setWaitingId(undefined);
    }
  };

  const onPress = (entry: MenuEntry, position: number) =>
    entry.opensLevel ? void openLevel(entry, position) : trackLink(store, entry, position);

  const onBack = () => {
    if (levelsModule.loaded) store.set(levelsModule.loaded.goBackAtom);
  };

  return { onIntent, onOpenChange, onPress, onBack, onReset: () => setPath([]), waitingId, isPlain };
}

function trackLink(store: Store, { id, name, href: url }: MenuEntry, position: number): void {
  const payload = { level: 0, itemId: id, itemName: name, path: name, url, position };
  store.set(trackAtom, { name: 'click_megamenu', payload: { menuRoot: 'Shop', ...payload } });
  // The levels' code has loaded when the menu was opened.
  if (id === slotRowId && levelsModule.loaded) store.set(levelsModule.loaded.trackSlotRowAtom);
}

/** "Change Slot" for a slot with a time and a type, else "Book Slot" (behaviour/menus#21). */
function useSlot() {
  const href = useAtomValue(routesAtom).slotPage(useAtomValue(slotTypeAtom));
  return { booked: useAtomValue(slotChangeableAtom), href };
}
