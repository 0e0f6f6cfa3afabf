import { LazyAppBanner } from '../LazyBars.tsx';
import { createStandaloneWidget } from './createStandaloneWidget.tsx';

/** The entry point `./AppBanner`, for pages without the header. Only one widget per page shows the banner. */
export const AppBanner = createStandaloneWidget('app-banner', LazyAppBanner);
