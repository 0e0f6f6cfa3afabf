import { AppBannerPlace } from './AppBannerPlace.tsx';
import { Door } from './Door.tsx';
import type { WidgetProps } from './Widget.tsx';

/** The door `./AppBanner`, for pages without the header: beside one, the banner shows once all the same. */
export const AppBanner = (props: WidgetProps) => (
  <Door {...props} name="app-banner">
    <AppBannerPlace />
  </Door>
);

// As `lazy(() => import('header/AppBanner'))` wants it.
export { AppBanner as default };
