import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useCallback, useState } from 'react';
import { onDemand } from '../../platform/onDemand.ts';
import { useOnDemand } from '../../platform/useOnDemand.ts';
import { trackAtom } from '../../state/analytics.ts';
import {
  closeMenuAtom,
  openMenuAtom,
  setMenuPathAtom,
  shopOpenAtom,
  shopPathAtom,
} from '../../state/menu/menu.ts';
import type { MenuContent } from '../../state/menu/menuContent.ts';
import { idPrefixAtom, optionsAtom, routesAtom } from '../../state/page.ts';
import { slotTypeAtom } from '../../state/slot.ts';
import type { MenuEntry } from './MenuLinks.tsx';
import { MobileMenuView } from './MobileMenuView.tsx';
import { useAccount } from './useAccount.ts';
import { useShopEntries } from './useShopEntries.ts';

interface Props {
  logo: ReactNode;
  content: MenuContent;
}

const code = onDemand("the menu's levels", async () => {
  const [{ MobileMenuLevel }, { pressItemAtom, goBackAtom }, { loadTaxonomyAtom }, { lockScroll }] =
    await Promise.all([
      import(/* webpackChunkName: "mobile-menu" */ './level/MobileMenuLevel.tsx'),
      import(/* webpackChunkName: "mobile-menu" */ '../../state/menu/pressItem.ts'),
      import(/* webpackChunkName: "mobile-menu" */ '../../state/menu/taxonomy.ts'),
      import(/* webpackChunkName: "mobile-menu" */ '../../ui/scroll-lock/lockScroll.ts'),
    ]);
  return { MobileMenuLevel, pressItemAtom, goBackAtom, loadTaxonomyAtom, lockScroll };
});

/** The burger and its slide-out. Level 0 stands in the page; the code of the others comes when they are near. */
export function MobileMenu({ logo, content }: Props) {
  const { links } = useAtomValue(optionsAtom).config;
  const routes = useAtomValue(routesAtom);
  const path = useAtomValue(shopPathAtom);
  const levels = useLevels();
  const Level = useOnDemand(code, path.length > 0)?.MobileMenuLevel;
  return (
    <MobileMenuView
      {...levels}
      account={useAccount(levels.isPlain)}
      customerService={routes.customerService()}
      findAStore={routes.findAStore()}
      holdPage={holdPage}
      idPrefix={useAtomValue(idPrefixAtom)}
      isOpen={useAtomValue(shopOpenAtom)}
      level={Level && <Level content={content} />}
      logo={logo}
      path={path}
      shop={useShopEntries(levels.isPlain)}
      sisterShops={links.sisterShops.map(({ label, url }) => ({
        name: label,
        href: routes.referral(url, 'header'),
      }))}
      slot={useSlot()}
    />
  );
}

/** The page is held still as soon as the code for it is there: the burger's first sign asks for it. */
function holdPage(): () => void {
  let isOver = false;
  let letGo = () => {};
  code.load().then(
    ({ lockScroll }) => {
      if (!isOver) letGo = lockScroll('mobile-menu');
    },
    // Said by the part itself; a dialog dims the page all the same.
    () => {},
  );
  return () => {
    isOver = true;
    letGo();
  };
}

/** What opens the menu and its levels. */
function useLevels() {
  const store = useStore();
  const [waitingId, setWaitingId] = useState<string>();
  // Its code did not come: level 0 is links, until the next sign has it (clarification 125).
  const [isPlain, setPlain] = useState(false);
  const setPath = useSetAtom(setMenuPathAtom);

  const onIntent = useCallback(() => {
    code.load().then(
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
      const { pressItemAtom } = await code.load();
      store.set(pressItemAtom, entry, { level: 0, position });
    } catch {
      setPlain(true);
    } finally {
      setWaitingId(undefined);
    }
  };

  const onPress = (entry: MenuEntry, position: number) => {
    if (entry.opensLevel) return void openLevel(entry, position);
    const { id, name, href: url } = entry;
    const payload = { level: 0, itemId: id, itemName: name, path: name, url, position };
    store.set(trackAtom, { name: 'click_megamenu', payload: { menuRoot: 'Shop', ...payload } });
  };

  const onBack = () => {
    if (code.ready) store.set(code.ready.goBackAtom);
  };

  return { onIntent, onOpenChange, onPress, onBack, onReset: () => setPath([]), waitingId, isPlain };
}

/** "Change Slot" where there is one with a time and a type, else "Book Slot" (specification §4, clarification 48). */
function useSlot() {
  const slotType = useAtomValue(slotTypeAtom);
  const href = useAtomValue(routesAtom).slotPage(slotType);
  return { booked: slotType !== null && slotType !== 'UNDEFINED', href };
}
