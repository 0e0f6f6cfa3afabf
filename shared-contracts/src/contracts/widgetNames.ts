/** The widgets that a page can mount: names for `mount`, and of the remote's React components. */
export const widgetNames = [
  'Header',
  'AmendBar',
  'AppBanner',
  'CheckoutButton',
  'ContentCell',
  'MultiSearch',
] as const;

export type WidgetName = (typeof widgetNames)[number];
