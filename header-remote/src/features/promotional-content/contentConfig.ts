import type { ContentAnalytics, ContentOf } from '@grocer/shared-contracts';
import { createContext, useContext } from 'react';
import type { CrashOutcome } from '../../ui/error-boundary/ErrorBoundary.tsx';

/** Where content is rendered. Menus have no filled button, because only the trolley is filled in the header. */
export type ContentSurface = 'mega-menu' | 'seasonal-menu' | 'page';

/** Data of the event `promo_click`: a promotion whose link the shopper followed. */
export interface FollowedPromotion {
  analytics: ContentAnalytics;
  componentId: string | null;
  position: number;
  url: string;
}

/** An advert and its position in the content. */
export interface NumberedAd {
  ad: Pick<ContentOf<'banner-ad'>, 'id' | 'sponsorshipId' | 'tracking' | 'products'>;
  position: number;
}

/** Values and callbacks that content components need. All components of one `Content` share them. */
export interface ContentConfig {
  surface: ContentSurface;
  /** The page's path. A new one begins a new page view, in which adverts are counted again. */
  path?: string;
  /** Prefix of every anchor id. */
  idPrefix: string;
  /** Template of image URLs; `{src}` and `{width}` are replaced. */
  imagePattern: string;
  /** Resolves the address of an editor's link. `null` if only its text may be shown. */
  contentLink: (href: string) => string | null;
  /** Address of the page that lists several products. */
  buylist: (lineNumbers: readonly string[]) => string;
  onFollow: (followed: FollowedPromotion) => void;
  onAdImpression: (ad: NumberedAd) => void;
  onAdClick: (ad: NumberedAd) => void;
  /** Called when a component threw while rendering. `outcome`: it is rendered once more, or left out. */
  onCrash: (resourceType: string, error: unknown, outcome: CrashOutcome) => void;
}

export const ContentConfigContext = createContext<ContentConfig | undefined>(undefined);

/** @throws Error outside of `Content`, which provides the configuration (behaviour/content#missing-configuration) */
export function useContentConfig(): ContentConfig {
  const config = useContext(ContentConfigContext);
  if (!config) throw new Error('Render content components inside <Content>: it provides their configuration');
  return config;
}

/** Called when the shopper follows a link of the surrounding component. */
export const FollowLinkContext = createContext<(url: string) => void>(() => {});
