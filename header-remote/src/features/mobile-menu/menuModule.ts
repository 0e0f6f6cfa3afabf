import { createLazyModule } from '../../platform/createLazyModule.ts';

/** The slide-out with its levels. All widgets of a page share it. */
export const menuModule = createLazyModule('the slide-out', async () => {
  const [{ SlideOut }, { loadTaxonomyAtom, untilTaxonomy }, { openLevelAtom }] = await Promise.all([
    import(/* webpackChunkName: "mobile-menu" */ './SlideOut.tsx'),
    import(/* webpackChunkName: "mobile-menu" */ '../../state/menu/taxonomy.ts'),
    import(/* webpackChunkName: "mobile-menu" */ '../../state/menu/pressItem.ts'),
  ]);
  return { SlideOut, loadTaxonomyAtom, untilTaxonomy, openLevelAtom };
});

export type MenuModule = Awaited<ReturnType<typeof menuModule.load>>;
