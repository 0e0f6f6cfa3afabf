/**
 * A shopper as the model knows them: their customer id, their order, and whether it is a support user who is signed on.
 */
export interface ModelShopper {
  customerId: string;
  orderId: string;
  isSupportUser: boolean;
}

/** Parts of the header that are loaded separately. */
export interface Freshness {
  session: boolean;
  trolley: boolean;
  slot: boolean;
}

export interface TabModel {
  isHidden: boolean;
  hiddenAt: number;
  isFrozen: boolean;
  /** A sign of a change has arrived while the tab was hidden. */
  isStale: boolean;
  /** What the header must show as it is now, by behaviour/session. */
  fresh: Freshness;
  /** The shopper whom the header showed when everything had last been answered. Undefined: not known. */
  lastSeen: ModelShopper | null | undefined;
  /** The page has been opened to sign somebody in or out, and tells the other tabs. */
  isAnnouncing: boolean;
  /** What has changed unnoticed since the page was opened. */
  unnoticed: Freshness;
}

/** What the shop knows, and what each tab has been promised to show. */
export interface ShopModel {
  now: number;
  shopper: ModelShopper | null;
  lines: Set<string>;
  slot: { id: string; heldUntil: number } | null;
  isOnline: boolean;
  hasOutage: boolean;
  tabs: TabModel[];
  /** How many times everything was compared, over all runs. */
  checks: number;
}

const nothing: Freshness = { session: false, trolley: false, slot: false };
export const everything: Freshness = { session: true, trolley: true, slot: true };

export const aTabModel = (): TabModel => ({
  isHidden: false,
  hiddenAt: 0,
  isFrozen: false,
  isStale: false,
  fresh: { ...nothing },
  lastSeen: undefined,
  isAnnouncing: false,
  unnoticed: { ...nothing },
});

export const aShopModel = (): ShopModel => ({
  now: 0,
  shopper: null,
  lines: new Set(),
  slot: null,
  isOnline: true,
  hasOutage: false,
  tabs: [],
  checks: 0,
});

/** A shopper sees it. */
export const isSeen = ({ isHidden, isFrozen }: TabModel): boolean => !isHidden && !isFrozen;

/**
 * A tab got a sign to load `parts` again. A hidden one does so when it is visible; one that cannot may lose what it
 * has.
 */
export function sign(model: ShopModel, tab: TabModel, parts: Freshness = everything): void {
  if (tab.isFrozen) return;
  if (!model.isOnline || model.hasOutage) forget(tab);
  else if (tab.isHidden) tab.isStale = true;
  else tab.fresh = union(tab.fresh, parts);
}

/** Something has changed of which no tab is told. */
export function changeUnnoticed(model: ShopModel, parts: Freshness): void {
  for (const tab of model.tabs) {
    tab.fresh = without(tab.fresh, parts);
    tab.unnoticed = union(tab.unnoticed, parts);
  }
}

/** Nothing is known about what the tab shows. */
export function forget(tab: TabModel): void {
  tab.fresh = { ...nothing };
  tab.lastSeen = undefined;
  tab.isAnnouncing = false;
}

export const isSameShopper = (a: ModelShopper | null, b: ModelShopper | null): boolean =>
  a?.customerId === b?.customerId && a?.isSupportUser === b?.isSupportUser;

const union = (a: Freshness, b: Freshness): Freshness => ({
  session: a.session || b.session,
  trolley: a.trolley || b.trolley,
  slot: a.slot || b.slot,
});

export const without = (a: Freshness, b: Freshness): Freshness => ({
  session: a.session && !b.session,
  trolley: a.trolley && !b.trolley,
  slot: a.slot && !b.slot,
});
