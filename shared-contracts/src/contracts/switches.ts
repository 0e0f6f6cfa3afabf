/**
 * Features that a publisher can turn off (behaviour/switches#feature-off): the names of their error boundaries, and so
 * the `code` of their crashes in `header_error`.
 */
export const featureNames = [
  'account-links',
  'amend-bar',
  'app-banner',
  'checkout-button',
  'content-cell',
  'mega-menu',
  'mobile-menu',
  'multi-search',
  'primary-links',
  'search',
  'seasonal-menu',
  'slot',
  'top-bar',
  'trolley-summary',
] as const;

/** All that a publisher can turn off for every page of a channel. A header ignores names that it does not know. */
export const switchNames = ['script', 'instantCheckout', ...featureNames] as const;

export type SwitchName = (typeof switchNames)[number];

/** The emergency notice above the header: plain text, and at most one link, with an http(s) address. */
export interface Notice {
  text: string;
  link?: { text: string; href: string };
}

/** What a publisher can change in a channel without a new release. It applies to every release of the channel. */
export interface Switches {
  /** What is turned off. A later version of the header may know names that `SwitchName` lacks. */
  off?: readonly string[];
  notice?: Notice;
}

/** Reads `switches` of a `release.json`. A part that is malformed is left out: it must not cost a page its header. */
export function readSwitches(pointer: unknown): { switches?: Switches } {
  const { off, notice } = fieldsOf(fieldsOf(pointer).switches);
  const switches: Switches = {
    ...(Array.isArray(off) && { off: off.filter((name) => typeof name === 'string') }),
    ...(typeof fieldsOf(notice).text === 'string' && { notice: notice as Notice }),
  };
  return Object.keys(switches).length > 0 ? { switches } : {};
}

export const isScriptOff = ({ switches }: { switches?: Switches | undefined }): boolean =>
  switches?.off?.includes('script') ?? false;

/** The link of a notice, if its address is one of http(s): the notice is shown on every page of the shop. */
export function linkOf({ link }: Notice): Notice['link'] {
  const { text, href } = fieldsOf(link);
  const isWebAddress = typeof href === 'string' && /^https?:/i.test(href) && URL.canParse(href);
  return isWebAddress && typeof text === 'string' && text ? { text, href } : undefined;
}

const fieldsOf = (value: unknown): Record<string, unknown> => Object(value);
