/** A component as the CMS delivers it. Readers use only the last part of the resource type. */
export type Component = { resourceType: string; componentId: string; [field: string]: unknown };

export type ResourceType =
  | 'trading-cell'
  | 'text-card'
  | 'rich-text'
  | 'banner-ad'
  | 'image'
  | 'click-to-buy'
  | 'container';

/** Components that contain others take the full width of the page. */
const fullWidth: ReadonlySet<ResourceType> = new Set(['container', 'click-to-buy']);

const visible = { offset: 0, visible: true, layout: 'NONE' };

/** A component with the fields that all components have; `fields` override them. */
export const component = (
  type: ResourceType,
  componentId: string,
  fields: Record<string, unknown>,
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
      { name: 'tablet', width: fullWidth.has(type) ? 12 : 6, ...visible },
      { name: 'default', width: fullWidth.has(type) ? 12 : 3, ...visible },
    ],
  },
  childComponents: [],
  linkPath: null,
  elementId: null,
  dynamicImages: null,
  assetMetadataHeight: null,
  assetMetadataWidth: null,
  styleIds: [],
  ...fields,
});

export const link = (text: string, url: string, newWindow = false) => ({
  text,
  altText: text,
  url,
  newWindow,
});
