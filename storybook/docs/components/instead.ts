/** A state to show, one that must not replace it, and why. States are the last parts of story ids. */
export type Advice = readonly [show: string, notThis: string, why: string];

/** Advice by component. */
export const instead: Readonly<Record<string, Advice>> = {
  'features-amend-bar': ['without-message', 'default', 'Past the cut-off the bar has no time that is over.'],
  'features-checkout-button': [
    'below-minimum-spend',
    'disabled-without-words',
    'A disabled button says why, if it is known.',
  ],
  'features-instant-checkout-order-error': [
    'new-slot-gone',
    'any-other',
    'A known error has its own words and ways out.',
  ],
  'features-mega-menu-rows': ['failed', 'empty', 'A menu that could not be loaded is not an empty one.'],
  'features-slot': ['failed', 'default', 'A slot that could not be loaded may be booked.'],
  'features-trolley-summary': ['not-known', 'empty', 'A trolley that is not known is not an empty one.'],
  'ui-button': ['waiting', 'disabled', 'A button that waits keeps its look and its focus.'],
  'ui-textarea': ['help', 'placeholder', 'Help stays while somebody types; a placeholder does not.'],
};
