import { anAdvert, anEditorialLink, aPicture, aTextArea } from './advert.fixtures.ts';
import type { ContentKind, ContentOf } from './contentComponent.ts';
import type { RichTextBlock } from './richText.ts';

type Common = Omit<ContentOf<'container'>, 'kind'>;

const common = (kind: ContentKind): Common => ({
  resourceType: `grocer/components/${kind}`,
  componentId: `${kind}-1`,
  analytics: {
    promoName: 'Spring',
    promoType: 'seasonal',
    promoPeriod: 'P3',
    bannerPurpose: 'inspire',
    buyingOfficeAndGroup: null,
    enhancedEcommerceInternalPromotion: null,
    assetModuleType: kind,
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
});

export const aTradingCell = (
  overrides: Partial<ContentOf<'trading-cell'>> = {},
): ContentOf<'trading-cell'> => ({
  ...common('trading-cell'),
  kind: 'trading-cell',
  defaultNumOfCells: 'oneCell',
  image: { portraitImage: aPicture(), landscapeImage: null },
  textArea: aTextArea({ offerHeading: '3 for £6' }),
  icons: {
    offerRoundel: null,
    messageIcon: { message: 'none' },
    brandIcon: null,
    loyaltyCardIcon: null,
  },
  products: [],
  ...overrides,
});

/** A paragraph block with one span: `aParagraph('Unlimited deliveries')`. */
export const aParagraph = (text: string, overrides: Partial<RichTextBlock> = {}): RichTextBlock => ({
  ...aBlock,
  type: 'paragraph',
  children: [{ ...aBlock, type: 'span', text }],
  ...overrides,
});

const aBlock: RichTextBlock = {
  type: null,
  text: null,
  marks: [],
  attributes: {
    color: null,
    textAlign: null,
    marginLeft: null,
    fontSize: null,
    fontWeight: null,
    font: null,
    href: null,
    target: null,
    title: null,
  },
  children: [],
  markDefs: [],
  listItem: null,
  level: null,
};

export const aTextCard = (overrides: Partial<ContentOf<'text-card'>> = {}): ContentOf<'text-card'> => ({
  ...common('text-card'),
  kind: 'text-card',
  heading: 'Delivery Pass',
  blocks: [aParagraph('Unlimited deliveries, any day you like.')],
  link: anEditorialLink({ text: 'See passes', url: '/ecom/delivery-pass' }),
  valid: true,
  ...overrides,
});

export const aRichText = (overrides: Partial<ContentOf<'rich-text'>> = {}): ContentOf<'rich-text'> => ({
  ...common('rich-text'),
  kind: 'rich-text',
  blocks: [aParagraph('Easter opening hours')],
  ...overrides,
});

export const aBannerAd = (overrides: Partial<ContentOf<'banner-ad'>> = {}): ContentOf<'banner-ad'> => ({
  ...common('banner-ad'),
  kind: 'banner-ad',
  ...anAdvert(),
  ...overrides,
});

export const anImage = (overrides: Partial<ContentOf<'image'>> = {}): ContentOf<'image'> => ({
  ...common('image'),
  kind: 'image',
  ...aPicture({ altText: 'A bowl of spring greens' }),
  ...overrides,
});

export const aClickToBuy = (
  overrides: Partial<ContentOf<'click-to-buy'>> = {},
): ContentOf<'click-to-buy'> => ({
  ...common('click-to-buy'),
  kind: 'click-to-buy',
  products: [{ id: 'p1', lineNumber: '111' }],
  childComponents: [anImage()],
  ...overrides,
});

export const aContainer = (overrides: Partial<ContentOf<'container'>> = {}): ContentOf<'container'> => ({
  ...common('container'),
  kind: 'container',
  ...overrides,
});
