import { LazyAppBanner } from '../LazyBars.tsx';
import type { WidgetProps } from '../runtime/WidgetProvider.tsx';
import { StandaloneWidget } from './StandaloneWidget.tsx';

/** The entry point `./AppBanner`, for pages without the header. Beside a header the banner shows only once. */
export const AppBanner = (props: WidgetProps) => (
  <StandaloneWidget {...props} name="app-banner">
    <LazyAppBanner />
  </StandaloneWidget>
);

// The default export that `lazy(() => import('header/AppBanner'))` needs.
export { AppBanner as default };
