import { useAtomValue, useSetAtom, type useStore } from 'jotai';
import {
  type ComponentProps,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import {
  closeMenuAtom,
  groceriesOpenAtom,
  groceriesPathAtom,
  setMenuPathAtom,
} from '../../state/menu/menu.ts';
import { loadMiddleMenuAtom, stopMenuBannersAtom } from '../../state/menu/menuContent.ts';
import type { MenuItem, MenuLevel } from '../../state/menu/menuLevel.ts';
import { openGroceriesAtom, pressItemAtom } from '../../state/menu/pressItem.ts';
import { loadTaxonomyAtom, taxonomyAtom, untilTaxonomy } from '../../state/menu/taxonomy.ts';
import { contentShopperAtom } from '../../state/session/customer.ts';
import { loadIconCatalogue } from '../../ui/icon/catalogue/CatalogueIcon.tsx';
import type { IconCatalogue } from '../../ui/icon/catalogue/iconCatalogue.tsx';
import { closeAfterReset } from '../../ui/menu/closeAfterReset.ts';
import { LoadFailure } from '../../ui/menu/LoadFailure.tsx';
import shell from '../../ui/menu/MenuShell.module.css';
import { isShellEmpty, type RenderMenuContent } from '../../ui/menu/MenuShell.tsx';
import { PanelFrame } from '../../ui/menu/PanelFrame.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useDelayedFlag } from '../../ui/spinner/useDelayedFlag.ts';
import styles from './GroceriesPanel.module.css';
import { MenuAside } from './MenuAside.tsx';
import { handleColumnKeys, MenuColumn } from './MenuColumn.tsx';
import { MenuPanel, type PanelProps } from './MenuPanel.tsx';
import { useLevels, visibleLinksAtom } from './useLevels.ts';

const icons = createLazyModule('the icons of the Groceries menu', loadIconCatalogue);

interface ContentProps {
  content: RenderMenuContent;
  /** Whether pointer or focus is on the button: the panel is then rendered ahead of the press. */
  isReady: boolean;
  panel: PanelProps;
}

/** The content of the Groceries menu's popover: its panel, while the menu is open or about to be opened. */
export const GroceriesMenuContent = ({ content, isReady, panel }: ContentProps) => (
  <MenuPanel {...panel}>
    {(panel.isOpen || isReady) && (
      <GroceriesPanel content={content} menuId={panel.id} shellRef={panel.shellRef} />
    )}
  </MenuPanel>
);

interface Props {
  content: RenderMenuContent;
  menuId: string;
  /** The popover around the panel. */
  shellRef: RefObject<HTMLElement | null>;
}

/**
 * The panel of the Groceries menu. Requests no data until the menu opens, because it is also rendered on hover.
 * Memoized, so that opening the menu does not render it again.
 */
export const GroceriesPanel = memo(({ content, menuId, shellRef }: Props) => {
  const { kind } = useAtomValue(taxonomyAtom);
  const levels = useLevels();
  const press = useSetAtom(pressItemAtom);
  const loadTaxonomy = useSetAtom(loadTaxonomyAtom);
  const hasIcons = levels.some(({ items }) => items.some(({ iconName }) => iconName !== null));

  return (
    <>
      <GroceriesPanelView
        aside={<MenuAside banner={levels.at(-1)?.banner ?? null} content={content} depth={levels.length} />}
        failure={kind === 'failed' && <LoadFailure onRetry={loadTaxonomy} />}
        icons={useLazyModule(icons, hasIcons)}
        levels={levels}
        menuId={menuId}
        onClose={useCloseButton(shellRef)}
        onPress={(item, level, index) => press(item, { level, position: index + 1 })}
        openIds={useAtomValue(groceriesPathAtom)}
        spinning={useDelayedFlag(kind === 'pending')}
      />
      <OpenMenuEffects shellRef={shellRef} />
    </>
  );
});

/** Requests the categories. Resolves when they have loaded; at once if the server rendered no rows to replace. */
export async function untilCategories(store: Store, element: HTMLElement | null): Promise<void> {
  void store.set(loadTaxonomyAtom);
  if (!isShellEmpty({ current: element })) await untilTaxonomy(store);
}

export const showGroceries = (store: Store, isOpen: boolean): void =>
  isOpen ? store.set(openGroceriesAtom) : store.set(closeMenuAtom, 'Groceries');

type Store = ReturnType<typeof useStore>;

/** Handles "Close menu": from a deeper level the menu goes back to level 0 before it closes. */
function useCloseButton(shellRef: Props['shellRef']) {
  const path = useAtomValue(groceriesPathAtom);
  const setPath = useSetAtom(setMenuPathAtom);
  return (event: MouseEvent<HTMLElement>) => {
    if (path.length === 0) return;
    event.preventDefault();
    setPath([]);
    closeAfterReset(() => shellRef.current?.hidePopover());
  };
}

/** A separate component, because in `GroceriesPanel` these hooks would make the whole panel render again. */
function OpenMenuEffects({ shellRef }: Pick<Props, 'shellRef'>) {
  const isOpen = useAtomValue(groceriesOpenAtom);
  const shopper = useAtomValue(contentShopperAtom);
  const loadMiddleMenu = useSetAtom(loadMiddleMenuAtom);
  const stopBanners = useSetAtom(stopMenuBannersAtom);
  const setVisibleLinks = useSetAtom(visibleLinksAtom);
  // The menu may have been opened before the token service said who the shopper is.
  useEffect(() => {
    if (isOpen && shopper !== undefined) void loadMiddleMenu();
  }, [isOpen, shopper, loadMiddleMenu]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const shell = shellRef.current;
    return () => {
      stopBanners();
      // The popover is still open if the state closes the menu, because the shopper has changed.
      if (shell?.matches(':popover-open')) shell.hidePopover();
    };
  }, [isOpen, stopBanners, shellRef]);
  // If the menu was open before this code ran, its server-rendered rows do not change.
  const keepsRows = useRef(shellRef.current?.matches(':popover-open'));
  // Runs only when the menu opens: the rows of an open menu do not change (behaviour/menus#navigation-row).
  useLayoutEffect(() => {
    if (isOpen && !keepsRows.current) setVisibleLinks(shellRef.current);
    if (isOpen) keepsRows.current = false;
  }, [isOpen, setVisibleLinks, shellRef]);
  return null;
}

type ViewProps = {
  menuId: string;
  /** The open levels, from the first one on. */
  levels: readonly MenuLevel[];
  /** Ids of the items that opened the levels, from the first level down. */
  openIds: readonly string[];
  /** If missing, rows that open a level are links. */
  onPress?: (item: MenuItem, level: number, index: number) => void;
  onClose?: NonNullable<ComponentProps<typeof PanelFrame>['onClose']>;
  /** Whether the categories have been loading for a while. */
  spinning?: boolean;
  icons?: IconCatalogue | undefined;
  /** Shown in place of the categories if they failed to load. */
  failure?: ReactNode;
  /** Content beside the columns. */
  aside: ReactNode;
};

/** Number of rows that the first level usually has. */
const usualRows = 12;

/**
 * Up to three columns, with banners and specialist shops beside them (behaviour/menus#mega-menu):
 *
 *   ┌ level 0 ─────────┬ level 1 ──────────┬ level 2 ────┬─────────────────────┐
 *   │ View all         │ View all          │ View all    │ banner              │
 *   │ Fresh & chilled >│ Fruit            >│ Apples      ├─────────────────────┤
 *   │ Bakery          >│ Vegetables       >│ Bananas     │ specialist shops    │
 *   └──────────────────┴───────────────────┴─────────────┴─────────────────────┘
 */
export const GroceriesPanelView = ({ menuId, spinning, failure, aside, onClose, ...menu }: ViewProps) => {
  const { levels } = menu;
  const longest = Math.max(...levels.map(({ items }) => items.length));
  // If "View all" is the only row, the categories are loading or failed: the panel gets its usual height.
  const rows = longest === 1 ? usualRows : longest;
  return (
    <PanelFrame menuId={menuId} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an extra; every row is reached with Tab */}
      <div
        className={styles.levels}
        data-levels={levels.length}
        onKeyDown={handleColumnKeys}
        ref={(element) => element?.style.setProperty('--rows', String(rows))}
      >
        {levels.length > 0 && <MenuColumn {...menu} level={0} />}
        {failure && <div className={styles.failure}>{failure}</div>}
        {spinning && <Spinner className={styles.spinner} size="standard" />}
        <div className={styles.aside} data-scrolls="">
          {aside}
        </div>
      </div>
    </PanelFrame>
  );
};

type ServerProps = { menuId: string; name: string; href: string | null; level: MenuLevel };

/**
 * The server-rendered panel of a menu: one level, in which each row is a link
 * (behaviour/menus#server-groceries). A browser without popovers shows one link in its place.
 */
export const ServerPanel = ({ menuId, name, href, level }: ServerProps) => (
  <>
    <a className={shell.plain} href={href ?? undefined}>
      {name}
    </a>
    <GroceriesPanelView aside={null} levels={[level]} menuId={menuId} openIds={[]} />
  </>
);
