import type { Advert, ContentOf } from '@grocer/shared-contracts';

/**
 * Converts an advert of the banners service to the content component that renders the banner ads of editors.
 */
export const toBannerAd = (advert: Advert): ContentOf<'banner-ad'> => ({
  kind: 'banner-ad',
  resourceType: 'menu-banners/banner-ad',
  componentId: advert.id,
  analytics: {
    promoName: null,
    promoType: null,
    promoPeriod: null,
    bannerPurpose: null,
    buyingOfficeAndGroup: null,
    enhancedEcommerceInternalPromotion: null,
    assetModuleType: null,
  },
  cqResponsive: { deviceBreakpoints: [] },
  linkPath: null,
  elementId: null,
  src: null,
  altText: null,
  dynamicImages: {},
  assetMetadataWidth: null,
  assetMetadataHeight: null,
  styleIds: [],
  childComponents: [],
  ...advert,
});
