import { useMemo } from 'react';
import { onDemand } from '../platform/onDemand.ts';
import { useOnDemand } from '../platform/useOnDemand.ts';
import { Root } from '../ui/root/Root.tsx';
import { contentCode } from './content.tsx';
import { followLink } from './followLink.ts';
import { Part } from './Part.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

/** The contract's reader: its schemas come with the first cell. */
const reader = onDemand('content-reader', async () => {
  const { readContent } = await import(
    /* webpackChunkName: "content-reader", webpackExports: ["readContent"] */ '@grocer/shared-contracts'
  );
  return readContent;
});

interface Props extends WidgetProps {
  /** What the content service answered, as it came. */
  content?: unknown;
}

/** A piece of content in a page of the host's: the door `./ContentCell` (design §5). */
export function ContentCell({ content, ...page }: Props) {
  return (
    <Widget {...page}>
      {(joined) => (
        <Root as="div" onClick={(click) => followLink(joined, click)}>
          <Part name="content-cell" resetKey={content}>
            <Cell content={content} />
          </Part>
        </Root>
      )}
    </Widget>
  );
}

// As `lazy(() => import('header/ContentCell'))` wants it.
export { ContentCell as default };

function Cell({ content }: { content: unknown }) {
  const read = useOnDemand(reader, true);
  const Content = useOnDemand(contentCode, true);
  const components = useMemo(() => read?.(content), [read, content]);
  return Content && components ? <Content components={components} place="page" /> : null;
}
