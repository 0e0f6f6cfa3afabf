/** What the page of a component says besides its stories. */
export interface Usage {
  /** The page of its rules in `behaviour/`. */
  rules: string;
  /** The state to show, another one that must not be shown in its place, and why. The last parts of stories' ids. */
  instead?: readonly [show: string, notThis: string, why: string];
}

/** By component, or by a group of them: `features-search` is for `features-search-suggestions`, too. */
const usages: Readonly<Record<string, Usage>> = {
  'features-account-links': { rules: 'account' },
  'features-amend-bar': {
    rules: 'amending',
    instead: ['without-message', 'default', 'Past the cut-off the bar has no time that is over.'],
  },
  'features-amend-bar-cancel-changes': { rules: 'amending' },
  'features-app-banner': { rules: 'app-banner' },
  'features-checkout-button': {
    rules: 'checkout',
    instead: ['below-minimum-spend', 'disabled-without-words', 'A disabled button says why, if it is known.'],
  },
  'features-compact-bar': { rules: 'header' },
  'features-instant-checkout': { rules: 'checkout' },
  'features-instant-checkout-order-error': {
    rules: 'order-errors',
    instead: ['new-slot-gone', 'any-other', 'A known error has its own words and ways out.'],
  },
  'features-logo': { rules: 'header' },
  'features-mega-menu': { rules: 'menus' },
  'features-mega-menu-rows': {
    rules: 'menus',
    instead: ['failed', 'empty', 'A menu that could not be loaded is not an empty one.'],
  },
  'features-mobile-menu': { rules: 'menus' },
  'features-multi-search': { rules: 'multi-search' },
  'features-primary-links': { rules: 'menus' },
  'features-promotional-content': { rules: 'content' },
  'features-promotional-content-banner-ad': { rules: 'advertising' },
  'features-search': { rules: 'search' },
  'features-search-recent-searches': { rules: 'search-history' },
  'features-seasonal-menu': { rules: 'menus' },
  'features-skip-link': { rules: 'header' },
  'features-slot': {
    rules: 'slot',
    instead: ['failed', 'default', 'A slot that could not be loaded may be booked.'],
  },
  'features-support-user-bar': { rules: 'account' },
  'features-top-bar': { rules: 'header' },
  'features-trolley-summary': {
    rules: 'trolley',
    instead: ['not-known', 'empty', 'A trolley that is not known is not an empty one.'],
  },
  'features-unexpected-error': { rules: 'errors' },
  'app-': { rules: 'header' },
  'app-override-badge': { rules: 'local-override' },
  'app-before-the-script': { rules: 'loading' },
  'app-fragment': { rules: 'loading' },
  'ui-': { rules: 'look' },
  'ui-button': {
    rules: 'look',
    instead: ['waiting', 'disabled', 'A button that waits keeps its look and its focus.'],
  },
  'ui-modal': { rules: 'menus' },
  'ui-scroll-lock': { rules: 'menus' },
  'ui-textarea': {
    rules: 'multi-search',
    instead: ['help', 'placeholder', 'Help stays while somebody types; a placeholder does not.'],
  },
};

/** The usage of a component: the entry with the longest key that its id begins with. */
export function usageOf(component: string): Usage | undefined {
  const keys = Object.keys(usages).filter((key) => component.startsWith(key));
  return usages[keys.sort((one, other) => other.length - one.length)[0] ?? ''];
}
