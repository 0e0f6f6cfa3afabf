import { MultiSearchButton } from '../../features/multi-search/MultiSearchButton.tsx';
import type { WidgetProps } from '../runtime/WidgetProvider.tsx';
import { StandaloneWidget } from './StandaloneWidget.tsx';

/** The entry point `./MultiSearch`. */
export const MultiSearch = (props: WidgetProps) => (
  <StandaloneWidget {...props} name="multi-search">
    <MultiSearchButton />
  </StandaloneWidget>
);

// The default export that `lazy(() => import('header/MultiSearch'))` needs.
export { MultiSearch as default };
