/** What decides whether the header's script comes at once. */
export interface PageFacts {
  /** Somebody is signed in, or was on an earlier page. */
  isShopperKnown: boolean;
  /** The page has asked for it: by an event, by a listener for one of the header's events, or by `loadHeader`. */
  isRequested: boolean;
  /** The page has the option `loading="eager"`. */
  isEager: boolean;
  /** The visitor loads another header than the page's. */
  hasOverride: boolean;
  /** Version of the server's HTML; undefined if there is none that a header could take over. */
  fragmentVersion: string | undefined;
  /** Version of the header that would be loaded; undefined before its channel has been asked. */
  releaseVersion: string | undefined;
  /** Something in the header has the focus, is open, or has been typed into. */
  isInUse: boolean;
}

/**
 * The rule of when the header's script comes (behaviour/loading#needed): at once, or else at the first sign of intent
 * in the header and at the latest when the page is idle.
 */
export const isNeededNow = (facts: PageFacts): boolean =>
  facts.isShopperKnown ||
  facts.isRequested ||
  facts.isEager ||
  facts.hasOverride ||
  facts.isInUse ||
  facts.fragmentVersion === undefined ||
  (facts.releaseVersion !== undefined && facts.releaseVersion !== facts.fragmentVersion);
