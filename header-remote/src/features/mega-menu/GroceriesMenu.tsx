import { useAtomValue, useStore } from 'jotai';
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createLazyModule, type LazyModule } from '../../platform/createLazyModule.ts';
import { useIslandCode } from '../../platform/useIslandCode.ts';
import { useLazyMenu } from '../../platform/useLazyMenu.ts';
import { closeMenuAtom, serverMenuAtom } from '../../state/menu/menu.ts';
import { rootsWithoutMenuAtom } from '../../state/menu/rootLinks.ts';
import { currentHrefAtom, groceriesHrefAtom } from '../../state/page/links.ts';
import { idPrefixAtom, optionsAtom } from '../../state/page/page.ts';
import { MenuButtonView } from '../../ui/menu/MenuButtonView.tsx';
import { isShellEmpty, type RenderMenuContent, useShellOpen } from '../../ui/menu/MenuShell.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
// The styles of the server's markup. The code that uses them loads later.
import '../../ui/icon/catalogue/CatalogueIcon.module.css';
import '../../ui/menu/PanelFrame.module.css';
import './GroceriesPanelView.module.css';
import './MenuColumn.module.css';

interface Props {
  content: RenderMenuContent;
}

/** The panel and its content are one chunk, since neither is of use without the other. */
const menuModule = createLazyModule('the groceries menu', async () => {
  const [{ MenuPanel }, { GroceriesPanel }, { loadTaxonomyAtom, untilTaxonomy }, { openGroceriesAtom }] =
    await Promise.all([
      import(/* webpackChunkName: "mega-menu" */ './MenuPanel.tsx'),
      import(/* webpackChunkName: "mega-menu" */ './GroceriesPanel.tsx'),
      import(/* webpackChunkName: "mega-menu" */ '../../state/menu/taxonomy.ts'),
      import(/* webpackChunkName: "mega-menu" */ '../../state/menu/pressItem.ts'),
    ]);
  return { MenuPanel, GroceriesPanel, loadTaxonomyAtom, untilTaxonomy, openGroceriesAtom };
});
type MenuModule = Awaited<ReturnType<typeof menuModule.load>>;

/**
 * Groceries in the navigation row. It opens by a press only; a hover only prepares it. With the rows of the server's
 * HTML the browser opens it, also without this script.
 */
export function GroceriesMenu({ content }: Props) {
  const store = useStore();
  const href = useAtomValue(groceriesHrefAtom);
  const shellRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useShellOpen(shellRef);
  // Renders the panel while pointer or focus is on the button, so that the press only has to show it.
  const [isReady, setReady] = useState(false);
  const { part, hasFailed, isAwaited, warm, press, stopWaiting } = useLazyMenu(useMenuCode(shellRef));
  const hasMenu = useHasMenu({ isInUse: isOpen || isAwaited, hasFailed });
  const markup = useAtomValue(serverMenuAtom).groceries;
  const id = `${useAtomValue(idPrefixAtom)}-groceries-menu`;
  const onOpenChange = useCallback(
    (nowOpen: boolean) => {
      if (!nowOpen || !part) return store.set(closeMenuAtom, 'Groceries');
      stopWaiting();
      store.set(part.openGroceriesAtom);
    },
    [store, part, stopWaiting],
  );
  useEffect(() => {
    if (isOpen) warm();
  }, [isOpen, warm]);
  // Memoized, so that opening the menu does not render the panel again.
  const panel = useMemo(
    () => part && <part.GroceriesPanel content={content} menuId={id} shellRef={shellRef} />,
    [part, content, id],
  );
  const children = part && (
    <part.MenuPanel
      id={id}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      opensAtOnce={isAwaited}
      shellRef={shellRef}
    >
      {(isOpen || isReady) && panel}
    </part.MenuPanel>
  );
  return (
    <MenuButtonView
      current={useAtomValue(currentHrefAtom) === href}
      href={href}
      look="groceries"
      menu={
        hasMenu
          ? { id, shellRef, markup, isOpen, onToggle: setOpen, isAwaited, onPress: press, children }
          : undefined
      }
      name="Groceries"
      onIntent={() => {
        warm();
        startTransition(() => setReady(true));
      }}
      onLeave={() => setReady(false)}
    />
  );
}

/** The menu's code, which requests the categories. The rows of a server stay until the categories have come. */
function useMenuCode(shellRef: RefObject<HTMLDivElement | null>): LazyModule<MenuModule> {
  const store = useStore();
  const untilCategories = useCallback(
    async ({ loadTaxonomyAtom, untilTaxonomy }: MenuModule) => {
      void store.set(loadTaxonomyAtom);
      if (!isShellEmpty(shellRef)) await untilTaxonomy(store);
    },
    [store, shellRef],
  );
  return useIslandCode(menuModule, shellRef, untilCategories);
}

/** Without categories Groceries is a link, except while its menu is open or awaited. */
function useHasMenu({ isInUse, hasFailed }: { isInUse: boolean; hasFailed: boolean }): boolean {
  const root = useAtomValue(optionsAtom).config.menuRoots.groceries;
  const isPlain = useAtomValue(rootsWithoutMenuAtom).includes(root);
  const isHydrated = useHydrated();
  const hasServerRows = useAtomValue(serverMenuAtom).groceries !== undefined;
  return hasServerRows || (isHydrated && !hasFailed && (isInUse || !isPlain));
}
