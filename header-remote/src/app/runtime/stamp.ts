import type { ServerAnalyticsEvent } from '@grocer/shared-contracts/host/server';
import type { RootLinks } from '../../state/menu/rootLinks.ts';
import type { SeasonalTitle } from '../../state/menu/seasonalMenu.ts';
import type { LastValues } from '../../state/session/session.ts';
import { version } from '../version.ts';

/** The inputs that a fragment was rendered with, stored in its element's `data-grocer` (behaviour/loading#stamp). */
export interface Stamp {
  version: string;
  hasTokenSession: boolean;
  path: string;
  origin: string;
  idPrefix: string;
  /** The seasonal menu of the rendering. `null`: there is none; absent: it was not known. */
  seasonal?: SeasonalTitle | null;
  /** Events of the host's server, to be sent after hydration. They change nothing in the markup. */
  analytics?: readonly ServerAnalyticsEvent[];
  /** Links of the taxonomy that the rendering has in place of the header's fixed links, by root. */
  rootLinks?: RootLinks;
  /** The rendering has the rows of Groceries. */
  hasGroceries?: true;
  /** The rendering has the links of the seasonal menu. */
  hasSeasonal?: true;
  /** What the shopper's last page knew of trolley and slot. */
  lastValues?: LastValues;
}

export const stampAttribute = 'data-grocer';

/** Begins the ids of the header in the server's HTML. */
export const defaultIdPrefix = 'grocer';

/** Writes half of a surrogate pair as U+FFFD, as the HTML beside the stamp has it. */
export const serializeStamp = (stamp: Stamp): string =>
  JSON.stringify(stamp, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));

/** Reads the stamp of an element. Undefined if it is missing or invalid: then the fragment is replaced. */
export function parseStamp(element: Element): Stamp | undefined {
  try {
    const stamp: unknown = JSON.parse(element.getAttribute(stampAttribute) ?? '');
    return isStamp(stamp) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the first stamp of this version in the page or the element: no other markup can be hydrated. */
export function findStamp(root: ParentNode): Stamp | undefined {
  for (const element of root.querySelectorAll(`[${stampAttribute}]`)) {
    const stamp = parseStamp(element);
    if (stamp?.version === version) return stamp;
  }
  return undefined;
}

/**
 * Finds the fragment that a server rendered into the element, and the server's events. It has a stamp only if it is of
 * this version: no other markup can be hydrated.
 */
export function findFragment(element: Element) {
  const fragment = element.querySelector(`[${stampAttribute}]`) ?? undefined;
  const stamp = fragment && parseStamp(fragment);
  return { fragment, stamp: stamp?.version === version ? stamp : undefined, analytics: stamp?.analytics };
}

const textKeys = ['version', 'path', 'origin', 'idPrefix'] as const;

function isStamp(value: unknown): value is Stamp {
  const stamp = value as Partial<Stamp> | null;
  return (
    textKeys.every((key) => typeof stamp?.[key] === 'string') && typeof stamp?.hasTokenSession === 'boolean'
  );
}
