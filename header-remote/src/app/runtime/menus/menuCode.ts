import { createLazyModule } from '../../../platform/createLazyModule.ts';

/** The code that requests and reads what the menus show. It loads when the first of it is needed. */
export const menuCode = createLazyModule("the menus' services", async () => {
  const [{ createMenuServices }, { ensureSeasonalMenuAtom }, { ensureRootLinksAtom, updateRootLinksAtom }] =
    await Promise.all([
      import(/* webpackChunkName: "menu-services" */ './createMenuServices.ts'),
      import(/* webpackChunkName: "menu-services" */ '../../../state/menu/loadSeasonalMenu.ts'),
      import(/* webpackChunkName: "menu-services" */ '../../../state/menu/taxonomy.ts'),
    ]);
  return { createMenuServices, ensureSeasonalMenuAtom, ensureRootLinksAtom, updateRootLinksAtom };
});
