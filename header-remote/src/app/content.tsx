import type { ContentComponent } from '@grocer/shared-contracts';
import type { ComponentProps, ReactNode } from 'react';
import { onDemand } from '../platform/onDemand.ts';
import { useOnDemand } from '../platform/useOnDemand.ts';

/** The content's code: it comes with the first menu that has any, or with a page's first cell. */
export const contentCode = onDemand('content', async () => {
  const { Content } = await import(/* webpackChunkName: "content" */ '../features/content/Content.tsx');
  return Content;
});

type Props = ComponentProps<Awaited<ReturnType<typeof contentCode.load>>>;

/** Fills the menus' slots for what editors put together. Empty until its code has come. */
export const content = (components: readonly ContentComponent[], place: Props['place']): ReactNode => (
  <ContentSlot components={components} place={place} />
);

function ContentSlot(props: Props) {
  const Content = useOnDemand(contentCode, props.components.length > 0);
  return Content ? <Content {...props} /> : null;
}
