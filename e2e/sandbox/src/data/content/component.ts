/** A component as the CMS writes it; the part of the resource type before the last `/` is the CMS's business. */
export type Component = { resourceType: string; componentId: string; [field: string]: unknown };

export type ResourceType =
  | 'trading-cell'
  | 'text-card'
  | 'rich-text'
  | 'banner-ad'
  | 'image'
  | 'click-to-buy'
  | 'container';

/** What holds others is as wide as the page. */
const wide: ReadonlySet<ResourceType> = new Set(['container', 'click-to-buy']);

const visible = { offset: 0, visible: true, layout: 'NONE' };

/** Every field that components have in common (wire.md, Content), and the component's own ones over them. */
export const component = (
  type: ResourceType,
  componentId: string,
  own: Record<string, unknown>,
): Component => ({
  resourceType: `grocer/components/content/${type}`,
  componentId,
  analytics: {
    promoName: componentId,
    promoType: type,
    promoPeriod: null,
    bannerPurpose: 'inspiration',
    buyingOfficeAndGroup: null,
    enhancedEcommerceInternalPromotion: null,
    assetModuleType: type,
  },
  cqResponsive: {
    deviceBreakpoints: [
      { name: 'phone', width: 12, ...visible },
      { name: 'tablet', width: wide.has(type) ? 12 : 6, ...visible },
      { name: 'default', width: wide.has(type) ? 12 : 3, ...visible },
    ],
  },
  childComponents: [],
  linkPath: null,
  elementId: null,
  dynamicImages: null,
  assetMetadataHeight: null,
  assetMetadataWidth: null,
  styleIds: [],
  ...own,
});

export const link = (text: string, url: string, newWindow = false) => ({
  text,
  altText: text,
  url,
  newWindow,
});
