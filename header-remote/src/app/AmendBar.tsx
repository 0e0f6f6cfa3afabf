import { BottomBar } from './BottomBar.tsx';
import { Door } from './Door.tsx';
import type { WidgetProps } from './Widget.tsx';

/** The door `./AmendBar`, for pages without the header: beside one, the bar shows once all the same. */
export const AmendBar = (props: WidgetProps) => (
  <Door {...props} name="amend-bar">
    <BottomBar />
  </Door>
);

// As `lazy(() => import('header/AmendBar'))` wants it.
export { AmendBar as default };
