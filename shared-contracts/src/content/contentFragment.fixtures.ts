import { aTextCard, aTradingCell } from './contentComponent.fixtures.ts';
import type { ContentFragment } from './contentFragment.ts';

/** A seasonal menu's content. */
export const aContentFragment = (overrides: Partial<ContentFragment> = {}): ContentFragment => ({
  pageTitle: 'Easter',
  locations: { main: [aTradingCell(), aTextCard()] },
  ...overrides,
});

/** The same as the content service sends it. */
export const contentFragmentBody = ({ pageTitle, locations } = aContentFragment()) => ({
  pageTitle: { text: pageTitle },
  content: { locations },
});

/** The same as an experience fragment by its key. */
export const experienceFragmentBody = ({ locations } = aContentFragment()) => ({
  error: false,
  content: { locations },
});
