import { useAtomValue, useStore } from 'jotai';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyMenu } from '../../platform/useLazyMenu.ts';
import { closeMenuAtom, groceriesOpenAtom } from '../../state/menu/menu.ts';
import { rootsWithoutMenuAtom } from '../../state/menu/taxonomy/rootsWithoutMenu.ts';
import { idPrefixAtom, optionsAtom } from '../../state/page/page.ts';
import { currentHrefAtom, groceriesHrefAtom } from '../../state/page/primaryLinks.ts';
import { MenuButtonView } from '../../ui/menu/MenuButtonView.tsx';
import type { RenderMenuContent } from '../../ui/menu/RenderMenuContent.ts';
import { useHydrated } from '../../ui/useHydrated.ts';

interface Props {
  content: RenderMenuContent;
}

/** The panel and its content are one chunk, since neither is of use without the other. */
const menuModule = createLazyModule('the groceries menu', async () => {
  const [{ MenuPanel }, { GroceriesPanel }, { loadTaxonomyAtom }, { openGroceriesAtom }] = await Promise.all([
    import(/* webpackChunkName: "mega-menu" */ './MenuPanel.tsx'),
    import(/* webpackChunkName: "mega-menu" */ './GroceriesPanel.tsx'),
    import(/* webpackChunkName: "mega-menu" */ '../../state/menu/taxonomy/taxonomy.ts'),
    import(/* webpackChunkName: "mega-menu" */ '../../state/menu/openGroceries.ts'),
  ]);
  return { MenuPanel, GroceriesPanel, loadTaxonomyAtom, openGroceriesAtom };
});
type MenuModule = Awaited<ReturnType<typeof menuModule.load>>;

/** Groceries in the navigation row. It opens by a press only; a hover only prepares it (behaviour/menus#14). */
export function GroceriesMenu({ content }: Props) {
  const store = useStore();
  const href = useAtomValue(groceriesHrefAtom);
  const isOpen = useAtomValue(groceriesOpenAtom);
  // Loads the categories as soon as the code is there, before the press.
  const loadTaxonomy = useCallback(
    ({ loadTaxonomyAtom }: MenuModule) => void store.set(loadTaxonomyAtom),
    [store],
  );
  // Renders the panel while pointer or focus is on the button, so that the press only has to show it.
  const [isReady, setReady] = useState(false);
  const { part, hasFailed, isAwaited, warm, press, stopWaiting } = useLazyMenu(menuModule, loadTaxonomy);
  const hasMenu = useHasMenu(isOpen || isAwaited) && !hasFailed;
  const id = `${useAtomValue(idPrefixAtom)}-groceries-menu`;
  const onOpenChange = useCallback(
    (nowOpen: boolean) => {
      if (!nowOpen || !part) return store.set(closeMenuAtom, 'Groceries');
      stopWaiting();
      store.set(part.openGroceriesAtom);
    },
    [store, part, stopWaiting],
  );
  // Memoized, so that opening the menu does not render the panel again.
  const panel = useMemo(() => part && <part.GroceriesPanel content={content} />, [part, content]);
  return (
    <MenuButtonView
      current={useAtomValue(currentHrefAtom) === href}
      href={href}
      look="groceries"
      menu={hasMenu ? { id: part && id, isOpen, isAwaited, onPress: press } : undefined}
      name="Groceries"
      onIntent={() => {
        warm();
        startTransition(() => setReady(true));
      }}
      onLeave={() => setReady(false)}
    >
      {hasMenu && part && (
        <part.MenuPanel id={id} isOpen={isOpen} onOpenChange={onOpenChange} opensAtOnce={isAwaited}>
          {(isOpen || isReady) && panel}
        </part.MenuPanel>
      )}
    </MenuButtonView>
  );
}

/** Without categories Groceries is a link, except while its menu is open or awaited (behaviour/menus#12). */
function useHasMenu(isInUse: boolean): boolean {
  const root = useAtomValue(optionsAtom).config.menuRoots.groceries;
  const isPlain = useAtomValue(rootsWithoutMenuAtom).includes(root);
  return useHydrated() && (isInUse || !isPlain);
}
