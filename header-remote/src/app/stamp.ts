import type { SeasonalTitle } from '../state/menu/seasonalMenu.ts';

/** What a fragment was rendered for, carried by its element's `data-grocer` (design §6). */
export interface Stamp {
  version: string;
  hasTokenSession: boolean;
  path: string;
  origin: string;
  idPrefix: string;
  /** The seasonal menu that it was rendered with; `null`: there was none, absent: nobody knew. */
  seasonal?: SeasonalTitle | null;
}

export const stampAttribute = 'data-grocer';

/** Of the links for crawlers beside it, which leave with the header. */
export const crawlerLinksAttribute = 'data-grocer-links';

export const writeStamp = (stamp: Stamp): string => JSON.stringify(stamp);

/** The stamp of an element, or undefined where there is none that can be read: then the fragment is replaced. */
export function readStamp(element: Element): Stamp | undefined {
  try {
    const stamp: unknown = JSON.parse(element.getAttribute(stampAttribute) ?? '');
    return isStamp(stamp) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

const texts = ['version', 'path', 'origin', 'idPrefix'] as const;

function isStamp(value: unknown): value is Stamp {
  const stamp = value as Partial<Stamp> | null;
  return (
    texts.every((key) => typeof stamp?.[key] === 'string') && typeof stamp?.hasTokenSession === 'boolean'
  );
}
