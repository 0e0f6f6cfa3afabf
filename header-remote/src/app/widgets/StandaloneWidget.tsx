import type { ReactNode } from 'react';
import { Root } from '../../ui/root/Root.tsx';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';
import { FeatureBoundary } from '../FeatureBoundary.tsx';
import { followLinkInApp } from '../runtime/followLinkInApp.ts';
import { type WidgetProps, WidgetProvider } from '../runtime/WidgetProvider.tsx';
import styles from './StandaloneWidget.module.css';

/** Wraps a widget for a page without the header, and adds the dialogs that the widget may open. */
export const StandaloneWidget = ({
  name,
  children,
  ...widget
}: WidgetProps & { name: string; children: ReactNode }) => (
  <WidgetProvider {...widget} name={name}>
    {(instance) => (
      <Root as="div" className={styles.widget} onClick={(click) => followLinkInApp(instance, click)}>
        <FeatureBoundary name={name}>{children}</FeatureBoundary>
        <FeatureBoundary name="dialogs">
          <LazyDialog />
        </FeatureBoundary>
      </Root>
    )}
  </WidgetProvider>
);
