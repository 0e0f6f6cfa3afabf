/**
 * This browser lacks features that the header needs. The page shows its fragment or the fallback header
 * (behaviour/browsers#server-html).
 */
export class UnsupportedBrowserError extends Error {
  override readonly name = 'UnsupportedBrowserError' as const;
}

const styles = ['selector(:popover-open)', '(grid-template-rows: subgrid)'];

/**
 * Whether the browser has what the header cannot do without. All browsers with popovers also have nested rules and
 * ES2022.
 */
export const isSupportedBrowser = (): boolean =>
  'popover' in HTMLElement.prototype &&
  'registerProperty' in CSS &&
  styles.every((style) => CSS.supports(style));

const message = 'the header needs a browser with popovers, subgrid and @property';

/** @throws UnsupportedBrowserError if the browser is older than the supported ones */
export function assertSupportedBrowser(): void {
  if (!isSupportedBrowser()) throw new UnsupportedBrowserError(message);
}
