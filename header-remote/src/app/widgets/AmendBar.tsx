import { LazyAmendBar } from '../LazyBars.tsx';
import { createStandaloneWidget } from './createStandaloneWidget.tsx';

/** The entry point `./AmendBar`, for pages without the header. Beside a header the bar shows only once. */
export const AmendBar = createStandaloneWidget('amend-bar', LazyAmendBar);
