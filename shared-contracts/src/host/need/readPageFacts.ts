import { pageBus } from '../../events/bus.ts';
import { reportToConsole } from '../../events/reportToConsole.ts';
import { isOverrideRequested } from '../override/isOverrideRequested.ts';
import type { Release } from '../release.ts';
import type { PageFacts } from './isNeededNow.ts';

/** `lazy` (default): the header's script comes when it is needed. `eager`: it comes at once. */
export type HeaderLoading = 'lazy' | 'eager';

export interface NeedSettings {
  /** The release that the server wrote into the page. HTML of another version is replaced at once. */
  release?: Release | undefined;
  loading?: HeaderLoading | undefined;
}

export const readPageFacts = (element: Element, { release, loading }: NeedSettings): PageFacts => ({
  isShopperKnown: isShopperKnown(),
  // A bus that an older copy of this package has created does not know.
  isRequested: pageBus()?.isRequested?.() ?? true,
  isEager: isEager(loading),
  hasOverride: isOverrideRequested(),
  fragmentVersion: fragmentVersionIn(element),
  releaseVersion: release?.version,
  isInUse: isInUse(element),
});

/** The cookies of a session, and those that the header writes for a signed-in shopper's next page. */
const shopperCookies =
  /(?:^|; )(?:X-Has-Token-Session=true(?:;|$)|(?:customerId|grocerLastOrder|grocerLastValues)=)/;

function isShopperKnown(): boolean {
  try {
    return shopperCookies.test(document.cookie);
  } catch {
    // A sandboxed frame may not read cookies.
    return false;
  }
}

function isEager(loading: unknown): boolean {
  if (loading !== undefined && loading !== 'lazy' && loading !== 'eager')
    reportToConsole(
      `loading should be "lazy" or "eager", not ${JSON.stringify(loading)}; "lazy" is used instead`,
    );
  return loading === 'eager';
}

/** The plain header has no version, and neither has the markup that a header has left. */
function fragmentVersionIn(element: Element): string | undefined {
  try {
    const stamp = element.querySelector('[data-grocer]')?.getAttribute('data-grocer');
    const { version } = JSON.parse(stamp ?? '{}') as { version?: string };
    return version;
  } catch {
    return undefined;
  }
}

function isInUse(element: Element): boolean {
  const { activeElement } = document;
  if (activeElement && element.contains(activeElement)) return true;
  const isTyped = (field: HTMLInputElement) => field.value !== field.defaultValue;
  if ([...element.querySelectorAll('input')].some(isTyped)) return true;
  try {
    return element.querySelector(':popover-open, :modal, details[open]') !== null;
  } catch {
    // A browser without popovers, in which nothing of the header opens.
    return false;
  }
}
