import { LazyAmendBar } from '../LazyBars.tsx';
import { createStandaloneWidget } from './createStandaloneWidget.tsx';

/** The entry point `./AmendBar`, for pages without the header. Only one widget per page shows the bar. */
export const AmendBar = createStandaloneWidget('amend-bar', LazyAmendBar);
