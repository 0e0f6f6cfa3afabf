import { useMemo } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { Root } from '../../ui/root/Root.tsx';
import { FeatureBoundary } from '../FeatureBoundary.tsx';
import { contentModule } from '../renderContent.tsx';
import { followLinkInApp } from '../runtime/followLinkInApp.ts';
import { type WidgetProps, WidgetProvider } from '../runtime/WidgetProvider.tsx';

/** Parses content. Lazy, so that the schemas load only with the first cell. */
const contentReader = createLazyModule('content-reader', async () => {
  const { readPageContent } = await import(/* webpackChunkName: "content" */ './readPageContent.ts');
  return readPageContent;
});

interface Props extends WidgetProps {
  /** The content service's answer as parsed JSON, not validated. */
  content?: unknown;
}

/** The entry point `./ContentCell`: content on a page of the host. */
export function ContentCell({ content, ...page }: Props) {
  return (
    <WidgetProvider {...page}>
      {(instance) => (
        <Root as="div" onClick={(click) => followLinkInApp(instance, click)}>
          <FeatureBoundary name="content-cell" resetKey={content}>
            <Cell content={content} />
          </FeatureBoundary>
        </Root>
      )}
    </WidgetProvider>
  );
}

function Cell({ content }: { content: unknown }) {
  const read = useLazyModule(contentReader, true);
  const Content = useLazyModule(contentModule, true);
  const components = useMemo(() => read?.(content), [read, content]);
  return Content && components ? <Content components={components} surface="page" /> : null;
}
