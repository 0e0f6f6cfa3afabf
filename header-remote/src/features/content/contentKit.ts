import type { ContentAnalytics, ContentOf } from '@grocer/shared-contracts';
import { createContext, useContext } from 'react';

/** Where content stands. In the menus it is quieter: one filled thing per area, and that is the trolley. */
export type ContentPlace = 'mega-menu' | 'seasonal-menu' | 'page';

/** A promotion whose link was followed (clarifications C12, promo_click). */
export interface Followed {
  analytics: ContentAnalytics;
  componentId: string | null;
  position: number;
  url: string;
}

/** An advert, and where in the content it stands. */
export interface PlacedAd {
  ad: Pick<ContentOf<'banner-ad'>, 'id' | 'sponsorshipId' | 'tracking' | 'products'>;
  position: number;
}

/** What every component of the content needs from around it; the same for all of one page. */
export interface ContentKit {
  place: ContentPlace;
  /** Of ids, which are fixed words behind it. */
  idPrefix: string;
  /** Address of an image at a width (clarification 132). */
  imagePattern: string;
  /** Where an editors' link leads; `null`: plain text (clarification 13). */
  contentLink: (href: string) => string | null;
  /** The page of several products (clarification 12). */
  buylist: (lineNumbers: readonly string[]) => string;
  onFollow: (followed: Followed) => void;
  onAdSeen: (placed: PlacedAd) => void;
  onAdFollow: (placed: PlacedAd) => void;
  /** A component crashed and is left out. */
  onCrash: (resourceType: string, error: unknown) => void;
}

export const ContentKitContext = createContext<ContentKit | undefined>(undefined);

/** @throws Error outside of `Content`, which gives its components their configuration (spec §8). */
export function useContentKit(): ContentKit {
  const kit = useContext(ContentKitContext);
  if (!kit) throw new Error('The content has no configuration: its components stand inside <Content>');
  return kit;
}
