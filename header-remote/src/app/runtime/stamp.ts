import type { Notice } from '@grocer/shared-contracts';
import type { ServerAnalyticsEvent } from '@grocer/shared-contracts/host/server';
import type { RootLinks } from '../../state/menu/rootLinks.ts';
import type { SeasonalTitle } from '../../state/menu/seasonalMenu.ts';
import type { LastValues } from '../../state/session/session.ts';
import { version } from '../../ui/root/version.ts';

/** What a fragment was rendered with, besides the options; stored in its `data-grocer` (behaviour/loading#stamp). */
export interface Stamp {
  version: string;
  hasTokenSession: boolean;
  path: string;
  origin: string;
  idPrefix: string;
  /** Title of the seasonal menu in the markup. `null`: there is no menu; absent: the server did not know. */
  seasonal?: SeasonalTitle | null;
  /** Analytics events of the host's server, sent after hydration. They do not affect the markup. */
  analytics?: readonly ServerAnalyticsEvent[];
  /** The variant of each experiment by its name. */
  experiments?: Readonly<Record<string, string>>;
  /** Links of the taxonomy's further roots, which replace fixed links of the header in the markup. */
  rootLinks?: RootLinks;
  /** Whether the markup has the rows of Groceries. */
  hasGroceries?: true;
  /** Whether the markup has the links of the seasonal menu. */
  hasSeasonal?: true;
  /** What the publisher had turned off, and the notice above the markup. */
  off?: readonly string[];
  notice?: Notice;
  /** Trolley and slot as the shopper's last page has stored them. */
  lastValues?: LastValues;
}

export const stampAttribute = 'data-grocer';

/** Prefix of the header's ids in the server's HTML. */
export const defaultIdPrefix = 'grocer';

/** Serializes the stamp. Lone surrogates become U+FFFD, as in the server's HTML, so that stamp and HTML are equal. */
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

/** Finds the first stamp of this version in `root`: markup of other versions cannot be hydrated. */
export function findStamp(root: ParentNode): Stamp | undefined {
  for (const element of root.querySelectorAll(`[${stampAttribute}]`)) {
    const stamp = parseStamp(element);
    if (stamp?.version === version) return stamp;
  }
  return undefined;
}

/**
 * Finds the fragment that a server rendered into the element, with its stamp and the server's events. The
 * stamp of another version is left out, because its markup cannot be hydrated.
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
