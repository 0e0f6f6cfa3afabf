import type { ComponentType } from 'react';
import { Root } from '../../ui/root/Root.tsx';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';
import { FeatureBoundary } from '../FeatureBoundary.tsx';
import { followLinkInApp } from '../runtime/followLinkInApp.ts';
import { type WidgetProps, WidgetProvider } from '../runtime/WidgetProvider.tsx';
import styles from './StandaloneWidget.module.css';

/** Creates a widget from a component, for pages without the header, and adds the dialogs that it may open. */
export const createStandaloneWidget = (name: string, Content: ComponentType) => (props: WidgetProps) => (
  <WidgetProvider {...props} name={name}>
    {(instance) => (
      <Root as="div" className={styles.widget} onClick={(click) => followLinkInApp(instance, click)}>
        <FeatureBoundary name={name}>
          <Content />
        </FeatureBoundary>
        <FeatureBoundary name="dialogs">
          <LazyDialog />
        </FeatureBoundary>
      </Root>
    )}
  </WidgetProvider>
);
