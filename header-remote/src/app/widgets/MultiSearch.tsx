import { MultiSearchButton } from '../../features/multi-search/MultiSearchButton.tsx';
import { createStandaloneWidget } from './createStandaloneWidget.tsx';

/** The entry point `./MultiSearch`. */
export const MultiSearch = createStandaloneWidget('multi-search', MultiSearchButton);
