import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { groceriesOpenAtom, groceriesPathAtom, setMenuPathAtom } from '../../state/menu/menu.ts';
import { loadMiddleMenuAtom, stopMenuBannersAtom } from '../../state/menu/menuContent.ts';
import { emptyMenuPath, findMenuPath, menuLevel, viewAll } from '../../state/menu/menuLevel.ts';
import { pressItemAtom } from '../../state/menu/pressItem.ts';
import { loadTaxonomyAtom, taxonomyAtom } from '../../state/menu/taxonomy.ts';
import { optionsAtom, pathAtom, routesAtom } from '../../state/page/page.ts';
import { contentShopperAtom } from '../../state/session/customer.ts';
import { loadIconCatalogue } from '../../ui/icon/catalogue/CatalogueIcon.tsx';
import { closeAfterReset } from '../../ui/menu/closeAfterReset.ts';
import { LoadFailure } from '../../ui/menu/LoadFailure.tsx';
import type { RenderMenuContent } from '../../ui/menu/MenuShell.tsx';
import { useDelayedFlag } from '../../ui/spinner/useDelayedFlag.ts';
import { GroceriesPanelView } from './GroceriesPanelView.tsx';
import { MenuAside } from './MenuAside.tsx';
import { visibleLinksAtom } from './visibleLinks.ts';
import { withoutRepeated } from './withoutRepeated.ts';

interface Props {
  content: RenderMenuContent;
  menuId: string;
  /** The popover around the panel. */
  shellRef: RefObject<HTMLElement | null>;
}

const iconModule = createLazyModule('the icons of the Groceries menu', loadIconCatalogue);

/** The panel of the Groceries menu. It requests nothing, because it is also rendered on hover. */
export function GroceriesPanel({ content, menuId, shellRef }: Props) {
  const { kind } = useAtomValue(taxonomyAtom);
  const levels = useLevels();
  const press = useSetAtom(pressItemAtom);
  const loadTaxonomy = useSetAtom(loadTaxonomyAtom);
  const levelsRef = useRef<HTMLDivElement>(null);
  const hasIcons = levels.some(({ items }) => items.some(({ iconName }) => iconName !== null));

  return (
    <>
      <GroceriesPanelView
        aside={<MenuAside banner={levels.at(-1)?.banner ?? null} content={content} depth={levels.length} />}
        failure={kind === 'failed' && <LoadFailure onRetry={loadTaxonomy} />}
        icons={useLazyModule(iconModule, hasIcons)}
        levels={levels}
        levelsRef={levelsRef}
        menuId={menuId}
        onClose={useCloseButton(shellRef)}
        onPress={(item, level, index) => press(item, { level, position: index + 1 })}
        openIds={useAtomValue(groceriesPathAtom)}
        spinning={useDelayedFlag(kind === 'pending')}
      />
      {/* After the panel, whose ref its effects read. */}
      <OpenMenuEffects panelRef={levelsRef} shellRef={shellRef} />
    </>
  );
}

/** From a deeper level the menu first goes back to level 0. */
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

/** A component of its own, so that opening and closing the menu does not render the panel again. */
function OpenMenuEffects({
  panelRef,
  shellRef,
}: {
  panelRef: RefObject<HTMLElement | null>;
  shellRef: Props['shellRef'];
}) {
  const isOpen = useAtomValue(groceriesOpenAtom);
  const shopper = useAtomValue(contentShopperAtom);
  const loadMiddleMenu = useSetAtom(loadMiddleMenuAtom);
  const stopBanners = useSetAtom(stopMenuBannersAtom);
  const setVisibleLinks = useSetAtom(visibleLinksAtom);
  // The menu may have been opened before the token service said who the shopper is.
  useEffect(() => {
    if (isOpen && shopper !== undefined) void loadMiddleMenu();
  }, [isOpen, shopper, loadMiddleMenu]);
  useEffect(() => (isOpen ? stopBanners : undefined), [isOpen, stopBanners]);
  // The rows of a server, in a menu that is open already, stay.
  const keepsRows = useRef(shellRef.current?.matches(':popover-open'));
  // Before the paint, and only when the menu opens: while it is open its rows stay (behaviour/menus#navigation-row).
  useLayoutEffect(() => {
    if (isOpen && !keepsRows.current) setVisibleLinks(panelRef.current);
    if (isOpen) keepsRows.current = false;
  }, [isOpen, setVisibleLinks, panelRef]);
  return null;
}

/** The open levels. The first one is always open; without categories it has only the row "View all". */
function useLevels() {
  const taxonomy = useAtomValue(taxonomyAtom);
  const path = useAtomValue(groceriesPathAtom);
  const routes = useAtomValue(routesAtom);
  const page = useAtomValue(pathAtom);
  const { groceries } = useAtomValue(optionsAtom).config.menuRoots;
  const menu = useMemo(() => {
    if (taxonomy.kind !== 'ready') return undefined;
    const { index } = taxonomy.value;
    const current = findMenuPath(taxonomy.value, page, routes);
    return { index, routes, menuRoot: 'Groceries', current } as const;
  }, [taxonomy, page, routes]);
  const links = useAtomValue(visibleLinksAtom);
  return useMemo(() => {
    const levels = [groceries, ...path].map((id, level) => menu && menuLevel(menu, id, level));
    const [first, ...others] = levels.filter((level) => level !== undefined);
    if (!first) return [levelWithoutCategories(groceries, routes.groceriesHome())];
    return [withoutRepeated(first, links.split(' ')), ...others];
  }, [menu, path, groceries, routes, links]);
}

const levelWithoutCategories = (id: string, href: string) => ({
  id,
  name: 'Groceries',
  banner: null,
  items: [viewAll({ id, name: 'Groceries' }, href, emptyMenuPath)],
});
