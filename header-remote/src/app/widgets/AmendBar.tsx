import { LazyAmendBar } from '../LazyBars.tsx';
import type { WidgetProps } from '../runtime/WidgetProvider.tsx';
import { StandaloneWidget } from './StandaloneWidget.tsx';

/** The entry point `./AmendBar`, for pages without the header. Beside a header the bar shows only once. */
export const AmendBar = (props: WidgetProps) => (
  <StandaloneWidget {...props} name="amend-bar">
    <LazyAmendBar />
  </StandaloneWidget>
);

// The default export that `lazy(() => import('header/AmendBar'))` needs.
export { AmendBar as default };
