/**
 * Features in the built files beyond Baseline 2023 and the supported browsers, each with the reason why it is
 * acceptable. The check fails for any other feature, and for an entry that is no longer used (decision 15).
 */
export const optionalFeatures: Readonly<Record<string, string>> = {
  // All supported browsers have these, but Baseline has them only since 2024.
  "At-rule '@property'": 'In Firefox since 128. Older browsers get a fixed unit.',
  "Selector 'popover-open'": 'In iOS since 17. Older browsers show everything in line.',

  // Some supported browsers lack these. The text says what happens without the feature.
  "At-rule '@starting-style'": 'A panel opens without fading in.',
  "Property 'anchor-name'": 'A script places the account menu.',
  "Property 'position-anchor'": 'A script places the account menu.',
  "Value 'self-block-end' of property 'position-area'": 'Inside @supports.',
  "Value 'span-self-inline-start' of property 'position-area'": 'Inside @supports.',
  "At-rule '@view-transition'": 'A page replaces another one at once.',
  "Property 'view-transition-name'": 'A page replaces another one at once.',
  "Selector 'view-transition'": 'A page replaces another one at once.',
  "Selector 'view-transition-new'": 'A page replaces another one at once.',
  "Selector 'view-transition-old'": 'A page replaces another one at once.',
  "Property 'text-wrap'": 'The lines of a heading are not balanced.',
  "Property 'scrollbar-color'": 'The scrollbar has the system’s colours.',
  "Property 'scrollbar-width'": 'The scrollbar has the system’s width.',
  "Property 'overscroll-behavior'": 'Complete in Safari since 16; Baseline still waits for a detail.',
  "Property 'overscroll-behavior-x'": 'Complete in Safari since 16; Baseline still waits for a detail.',
  "Property 'forced-color-adjust'": 'Safari has no forced colours.',
  "Property 'print-color-adjust'": 'Safari has it with a prefix, which is set too.',
  "Property 'resize'": 'Phones show no handle to resize by.',
  "Property 'line-clamp'": 'The prefixed property beside it does the same.',
  "Property 'text-size-adjust'": 'Only phones enlarge text; those have it, Safari with a prefix.',
  "Selector 'marker'": 'The numbers of a list have the colour of its text.',
  "Value 'ui-monospace' of property 'font-family'": 'The next font of the list is used.',
  "Function 'fit-content'": 'The column is as wide as its content.',

  // Scripts check for these before they use them.
  'document.prerendering()': 'Without it, web-vitals takes no page for a prerendered one.',
  requestIdleCallback: 'Without it, a timer starts the work.',
  trustedTypes: 'Without it, addresses of scripts are set as text.',
};
