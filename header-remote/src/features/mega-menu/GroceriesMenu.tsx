import { useAtomValue, useStore } from 'jotai';
import { startTransition, useCallback, useState } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { rootsWithoutMenuAtom } from '../../state/menu/rootLinks.ts';
import { currentHrefAtom, groceriesHrefAtom } from '../../state/page/links.ts';
import { optionsAtom } from '../../state/page/page.ts';
import type { RenderMenuContent } from '../../ui/menu/MenuShell.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
// The styles of the server's markup. The code that uses them loads later.
import '../../ui/icon/catalogue/CatalogueIcon.module.css';
import '../../ui/menu/PanelFrame.module.css';
import './GroceriesPanel.module.css';
import './MenuColumn.module.css';

const groceriesMenu = createLazyModule(
  'the groceries menu',
  () => import(/* webpackChunkName: "mega-menu" */ './GroceriesPanel.tsx'),
);
type MenuCode = Awaited<ReturnType<typeof groceriesMenu.load>>;

/** Groceries in the navigation row. Without categories it is a link. */
export function GroceriesMenu({ content }: { content: RenderMenuContent }) {
  const store = useStore();
  const href = useAtomValue(groceriesHrefAtom);
  const root = useAtomValue(optionsAtom).config.menuRoots.groceries;
  // Renders the panel while pointer or focus is on the button, so that the press only has to show it.
  const [isReady, setReady] = useState(false);
  const until = useCallback(
    (code: MenuCode, shell: HTMLElement | null) => code.untilCategories(store, shell),
    [store],
  );
  const onOpenChange = useCallback(
    (isOpen: boolean, code: MenuCode) => code.showGroceries(store, isOpen),
    [store],
  );
  return (
    <NavigationMenu
      code={groceriesMenu}
      current={useAtomValue(currentHrefAtom) === href}
      href={href}
      isPlain={useAtomValue(rootsWithoutMenuAtom).includes(root)}
      kind="groceries"
      name="Groceries"
      onIntent={() => startTransition(() => setReady(true))}
      onLeave={() => setReady(false)}
      onOpenChange={onOpenChange}
      renderContent={({ GroceriesMenuContent }, panel) => (
        <GroceriesMenuContent content={content} isReady={isReady} panel={panel} />
      )}
      until={until}
    />
  );
}
