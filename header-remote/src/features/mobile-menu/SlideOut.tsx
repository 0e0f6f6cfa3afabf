import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';
import {
  closeMenuAtom,
  openMenuAtom,
  serverMenuAtom,
  setMenuPathAtom,
  shopOpenAtom,
  shopPathAtom,
} from '../../state/menu/menu.ts';
import { goBackAtom, pressItemAtom } from '../../state/menu/pressItem.ts';
import { loadTaxonomyAtom } from '../../state/menu/taxonomy.ts';
import { siteLinksAtom } from '../../state/page/links.ts';
import { idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { slotChangeableAtom, slotTypeAtom } from '../../state/slot/slot.ts';
import { trackSlotRowAtom } from '../../state/slot/trackSlotRow.ts';
import { MobileMenuLevel } from './level/MobileMenuLevel.tsx';
import { ServerLevels } from './level/ServerLevels.tsx';
import { type MenuEntry, slotRowId } from './MenuLinks.tsx';
import { type SlideOutProps, SlideOutView } from './SlideOutView.tsx';
import { useAccount } from './useAccount.ts';
import { useShopEntries } from './useShopEntries.ts';

/** Everything in the slide-out. It loads on the first intent; a server renders its level 0. */
export function SlideOut({ content, ...frame }: SlideOutProps) {
  const routes = useAtomValue(routesAtom);
  const path = useAtomValue(shopPathAtom);
  const account = useAccount();
  const isOnServer = useAtomValue(serverMenuAtom).isRendering;
  return (
    <SlideOutView
      {...frame}
      {...useActions()}
      account={account}
      customerService={routes.customerService()}
      findAStore={routes.findAStore()}
      idPrefix={useAtomValue(idPrefixAtom)}
      isOpen={useAtomValue(shopOpenAtom)}
      level={path.length > 0 && <MobileMenuLevel content={content} />}
      path={path}
      serverLevels={isOnServer && <ServerLevels hasAccount={account.session === 'in'} />}
      shop={useShopEntries()}
      sisterShops={useAtomValue(siteLinksAtom)}
      slot={useSlot()}
    />
  );
}

function useActions() {
  const store = useStore();
  const setPath = useSetAtom(setMenuPathAtom);
  const onOpenChange = useCallback(
    (isOpen: boolean) => {
      // A level of the server's HTML that was open when this code came stays open.
      if (!isOpen || !store.get(shopOpenAtom)) store.set(isOpen ? openMenuAtom : closeMenuAtom, 'Shop');
      // Another attempt, if the categories failed to load at the first intent.
      if (isOpen) void store.set(loadTaxonomyAtom);
    },
    [store],
  );
  const onPress = (entry: MenuEntry, position: number) => {
    store.set(pressItemAtom, entry, { level: 0, position });
    if (entry.id === slotRowId) store.set(trackSlotRowAtom);
  };
  return { onOpenChange, onPress, onBack: useSetAtom(goBackAtom), onReset: () => setPath([]) };
}

/** "Change Slot" for a slot with a time and a type, else "Book Slot". */
function useSlot() {
  const href = useAtomValue(routesAtom).slotPage(useAtomValue(slotTypeAtom));
  return { booked: useAtomValue(slotChangeableAtom), href };
}
