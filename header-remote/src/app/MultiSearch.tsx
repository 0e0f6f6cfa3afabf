import { MultiSearchButton } from '../features/multi-search/MultiSearchButton.tsx';
import { Door } from './Door.tsx';
import type { WidgetProps } from './Widget.tsx';

/** The door `./MultiSearch` (design §5), by its name and as `lazy(() => import('header/MultiSearch'))` wants it. */
export const MultiSearch = (props: WidgetProps) => (
  <Door {...props} name="multi-search">
    <MultiSearchButton />
  </Door>
);

export { MultiSearch as default };
