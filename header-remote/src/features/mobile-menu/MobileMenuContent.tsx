import { waitForPointerRelease } from '@grocer/shared-contracts/host/shared';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { ChevronLeft, X } from 'lucide';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  closeMenuAtom,
  openMenuAtom,
  serverMenuAtom,
  setMenuPathAtom,
  shopOpenAtom,
  shopPathAtom,
} from '../../state/menu/menu.ts';
import { goBackAtom, openLevelAtom, pressItemAtom } from '../../state/menu/pressItem.ts';
import { seasonalId } from '../../state/menu/seasonalMenu.ts';
import { loadTaxonomyAtom, untilTaxonomy } from '../../state/menu/taxonomy.ts';
import { siteLinksAtom } from '../../state/page/links.ts';
import { idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { slotChangeableAtom, slotTypeAtom } from '../../state/slot/slot.ts';
import { trackSlotRowAtom } from '../../state/slot/trackSlotRow.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { closeAfterReset } from '../../ui/menu/closeAfterReset.ts';
import { type RenderMenuContent, untilClosed } from '../../ui/menu/MenuShell.tsx';
import { MobileMenuLevel } from './level/MobileMenuLevel.tsx';
import { ServerLevels } from './level/ServerLevels.tsx';
import { type MenuEntry, MenuLinks, type MenuLinksProps, slotRowId } from './MenuLinks.tsx';
import styles from './MobileMenu.module.css';
import { useAccount, useShopEntries } from './menuEntries.ts';
import { useMobileMenu } from './useMobileMenu.ts';

export interface ContentProps {
  logo: ReactNode;
  /** The last row of level 0, for a support user only. */
  supportUserBar?: ReactNode;
  content: RenderMenuContent;
  /** Whether the burger was pressed before this code had loaded. */
  opensAtOnce: boolean;
  /** Called when the menu has opened, so that it is no longer awaited. */
  onOpened: () => void;
}

/** The content of the slide-out. A browser loads its code on the first hover, focus or press. */
export function MobileMenuContent({ content, ...frame }: ContentProps) {
  const routes = useAtomValue(routesAtom);
  const path = useAtomValue(shopPathAtom);
  const account = useAccount();
  const isOnServer = useAtomValue(serverMenuAtom).isRendering;
  return (
    <MobileMenuView
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
      // A server-rendered level that was open when this code loaded stays open.
      if (!isOpen || !store.get(shopOpenAtom)) store.set(isOpen ? openMenuAtom : closeMenuAtom, 'Shop');
      // Retries if the categories failed to load before.
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

type ViewProps = MenuLinksProps &
  Omit<ContentProps, 'content'> & {
    idPrefix: string;
    isOpen: boolean;
    onOpenChange: (open: boolean) => void;
    /** Ids of the rows that were opened; empty at level 0. */
    path: readonly string[];
    /** Content of the open level below level 0. */
    level?: ReactNode;
    /** The levels that level 0 opens, rendered only by a server. */
    serverLevels?: ReactNode;
    onBack: () => void;
    /** Goes back to level 0, before the menu closes. */
    onReset: () => void;
  };

/** The content of the slide-out: its head, and level 0 or an open level. It handles how the slide-out opens and closes. */
export const MobileMenuView = (props: ViewProps) => {
  const { opensAtOnce, onOpened, idPrefix, isOpen, onOpenChange, ...content } = props;
  const { logo, path, level, serverLevels, onBack, onReset, ...links } = content;
  const menuId = `${idPrefix}-menu`;
  const isDeep = path.length > 0 && level !== undefined;
  // Path of a level that replaces an open server-rendered one. This change is not animated.
  const [levelOfServer] = useState(isDeep ? path : undefined);
  const [menuRef, contentRef] = useMenuRef();
  useLevelFocus(menuRef, isDeep ? path : level0);
  const closeNow = useMobileMenu(menuRef, { id: menuId, isOpen, onOpenChange, opensAtOnce, onOpened });

  const closeByButton = () => {
    if (!isDeep) return closeNow();
    onReset();
    closeAfterReset(closeNow);
  };

  return (
    <div data-still={path === levelOfServer ? '' : undefined} ref={contentRef}>
      <div className={styles.head}>
        {isDeep ? <BackButton onPress={onBack} titleId={`${idPrefix}-menu-level`} /> : logo}
        <button
          aria-label="Close menu"
          className={styles.close}
          data-close=""
          onClick={closeByButton}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          type="button"
        >
          <Icon glyph={X} size={24} />
        </button>
      </div>
      {isDeep ? level : <MenuLinks {...links} />}
      {serverLevels}
    </div>
  );
};

/** Creates a dialog ref that is set before the content's effects run; the dialog's own ref is set later. */
function useMenuRef() {
  const menuRef = useRef<HTMLDialogElement>(null);
  const contentRef = useCallback((content: HTMLElement | null) => {
    menuRef.current = content?.closest('dialog') ?? null;
  }, []);
  return [menuRef, contentRef] as const;
}

const level0: readonly string[] = [];

const BackButton = ({ titleId, onPress }: { titleId: string; onPress: () => void }) => (
  <button aria-describedby={titleId} className={styles.back} data-back="" onClick={onPress} type="button">
    <Icon glyph={ChevronLeft} size={20} />
    Back
  </button>
);

/**
 * Moves focus with the levels: opening a level focuses "Back", which is described by the level's title; going back
 * focuses the row that had opened the level (behaviour/menus#back).
 */
function useLevelFocus(menuRef: RefObject<HTMLDialogElement | null>, path: readonly string[]): void {
  const pathRef = useRef(path);
  useLayoutEffect(() => {
    const previousPath = pathRef.current;
    pathRef.current = path;
    const menu = menuRef.current;
    if (!menu?.open || previousPath === path || previousPath.length === path.length) return;
    if (path.length > previousPath.length) {
      menu.scrollTop = 0;
      menu.querySelector<HTMLElement>('[data-back]')?.focus();
      return;
    }
    const openers = [...menu.querySelectorAll<HTMLElement>('[data-opens]')];
    openers.find(({ dataset }) => dataset.opens === previousPath[path.length])?.focus();
  }, [menuRef, path]);
}

/**
 * Requests the categories. Resolves when the server-rendered slide-out may be replaced: not during a press, not before
 * the categories of an open level have loaded, and not while the seasonal level is open. An open level stays open.
 */
export async function untilReplaceable(store: Store, menu: HTMLElement | null): Promise<void> {
  void store.set(loadTaxonomyAtom);
  if (!menu) return;
  const open = openLevelIn(menu);
  if (open?.dataset.level === seasonalId) await untilClosed(open);
  else if (open) await untilTaxonomy(store);
  await waitForPointerRelease(menu);
  const level = openLevelIn(menu);
  const name = level?.querySelector('h2')?.textContent ?? '';
  if (level?.dataset.level) store.set(openLevelAtom, level.dataset.level, name);
}

type Store = ReturnType<typeof useStore>;

/** Finds the open level of the server-rendered slide-out. */
const openLevelIn = (menu: HTMLElement): HTMLElement | undefined =>
  [...menu.querySelectorAll<HTMLElement>('[data-level]')].find((level) => level.matches(':popover-open'));
