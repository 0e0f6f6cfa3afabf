import type { Advert, ContentOf } from '@grocer/shared-contracts';

/** An advert of the banners service as what draws content knows it: there it is a banner ad like an editor's own. */
export const adComponent = (advert: Advert): ContentOf<'banner-ad'> => ({
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
