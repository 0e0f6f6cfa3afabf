import { aTextCard, aTradingCell } from './contentComponent.fixtures.ts';
import type { ContentFragment } from './contentFragment.ts';

/** The content of a seasonal menu, in parsed form. */
export const aContentFragment = (overrides: Partial<ContentFragment> = {}): ContentFragment => ({
  pageTitle: 'Easter',
  locations: { main: [aTradingCell(), aTextCard()] },
  ...overrides,
});

/** The answer of the content service for a fragment. */
export const contentFragmentBody = ({ pageTitle, locations } = aContentFragment()) => ({
  pageTitle: { text: pageTitle },
  content: { locations },
});

/** The answer of the content service for an experience fragment with the same components. */
export const experienceFragmentBody = ({ locations } = aContentFragment()) => ({
  error: false,
  content: { locations },
});
