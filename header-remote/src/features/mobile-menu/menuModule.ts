import { createLazyModule } from '../../platform/createLazyModule.ts';

/** The slide-out with its levels. All widgets of a page share it. */
export const menuModule = createLazyModule('the slide-out', async () => {
  const [{ SlideOut }, { loadTaxonomyAtom }] = await Promise.all([
    import(/* webpackChunkName: "mobile-menu" */ './SlideOut.tsx'),
    import(/* webpackChunkName: "mobile-menu" */ '../../state/menu/taxonomy/taxonomy.ts'),
  ]);
  return { SlideOut, loadTaxonomyAtom };
});

export type MenuModule = Awaited<ReturnType<typeof menuModule.load>>;
