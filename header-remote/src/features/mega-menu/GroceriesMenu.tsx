import { useAtomValue, useStore } from 'jotai';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { onDemand } from '../../platform/onDemand.ts';
import { closeMenuAtom, groceriesOpenAtom } from '../../state/menu/menu.ts';
import type { MenuContent } from '../../state/menu/menuContent.ts';
import { plainRootsAtom } from '../../state/menu/plainRoots.ts';
import { idPrefixAtom, optionsAtom } from '../../state/page.ts';
import { currentHrefAtom, primaryHrefsAtom } from '../../state/primaryLinks.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { MenuButtonView } from './MenuButtonView.tsx';
import { useMenuCode } from './useMenuCode.ts';

interface Props {
  content: MenuContent;
}

/** The panel and what fills it: one part, since neither is of use without the other. */
const code = onDemand('the groceries menu', async () => {
  const [{ MenuPanel }, { GroceriesPanel }, { loadTaxonomyAtom }, { openGroceriesAtom }] = await Promise.all([
    import(/* webpackChunkName: "mega-menu" */ './panel/MenuPanel.tsx'),
    import(/* webpackChunkName: "mega-menu" */ './panel/GroceriesPanel.tsx'),
    import(/* webpackChunkName: "mega-menu" */ '../../state/menu/taxonomy.ts'),
    import(/* webpackChunkName: "mega-menu" */ '../../state/menu/openGroceries.ts'),
  ]);
  return { MenuPanel, GroceriesPanel, loadTaxonomyAtom, openGroceriesAtom };
});
type Code = Awaited<ReturnType<typeof code.load>>;

/** Groceries in the navigation row: opens by a press only; a hover no more than warms it (clarification 109). */
export function GroceriesMenu({ content }: Props) {
  const store = useStore();
  const { Groceries: href } = useAtomValue(primaryHrefsAtom);
  const isOpen = useAtomValue(groceriesOpenAtom);
  // The categories, before the press that they are for.
  const loadTaxonomy = useCallback(({ loadTaxonomyAtom }: Code) => void store.set(loadTaxonomyAtom), [store]);
  // Drawn while pointer or focus is on its button and nothing else is to be done: the press has only to show it.
  const [isReady, setReady] = useState(false);
  const { part, hasFailed, isAwaited, warm, press, stopWaiting } = useMenuCode(code, loadTaxonomy);
  const hasMenu = useHasMenu(isOpen || isAwaited) && !hasFailed;
  const id = `${useAtomValue(idPrefixAtom)}-groceries-menu`;
  const onOpenChange = useCallback(
    (now: boolean) => {
      if (!now || !part) return store.set(closeMenuAtom, 'Groceries');
      stopWaiting();
      store.set(part.openGroceriesAtom);
    },
    [store, part, stopWaiting],
  );
  // The same element at every render: opening draws nothing of it anew.
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

/** Without categories it is a link (clarification 123), but not while the shopper looks into its menu or waits for it. */
function useHasMenu(isWanted: boolean): boolean {
  const root = useAtomValue(optionsAtom).config.menuRoots.groceries;
  const isPlain = useAtomValue(plainRootsAtom).includes(root);
  return useHydrated() && (isWanted || !isPlain);
}
