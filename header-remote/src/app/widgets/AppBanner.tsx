import { LazyAppBanner } from '../LazyBars.tsx';
import { createStandaloneWidget } from './createStandaloneWidget.tsx';

/** The entry point `./AppBanner`, for pages without the header. Beside a header the banner shows only once. */
export const AppBanner = createStandaloneWidget('app-banner', LazyAppBanner);
