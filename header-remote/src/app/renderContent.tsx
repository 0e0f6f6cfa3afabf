import type { ContentComponent } from '@grocer/shared-contracts';
import type { ComponentProps, ReactNode } from 'react';
import { createLazyModule } from '../platform/createLazyModule.ts';
import { useLazyModule } from '../platform/useLazyModule.ts';

/** The code that renders editors' content. It loads with the first `ContentCell` or the first menu with content. */
export const contentModule = createLazyModule('content', async () => {
  const { Content } = await import(
    /* webpackChunkName: "content" */ '../features/promotional-content/Content.tsx'
  );
  return Content;
});

type Props = ComponentProps<Awaited<ReturnType<typeof contentModule.load>>>;

/** Renders the editors' content in a menu. Renders nothing until the code has loaded. */
export const renderContent = (
  components: readonly ContentComponent[],
  surface: Props['surface'],
): ReactNode => <LazyContent components={components} surface={surface} />;

function LazyContent(props: Props) {
  const Content = useLazyModule(contentModule, props.components.length > 0);
  return Content ? <Content {...props} /> : null;
}
