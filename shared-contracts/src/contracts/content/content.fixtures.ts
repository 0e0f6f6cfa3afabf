import { fixtureOf } from '../fixtureOf.ts';
import type { Advert, Banners, EditorialLink, Picture, TextArea } from './advert.ts';
import type { ContentKind, ContentOf } from './contentComponent.ts';
import type { ContentFragment } from './readContent.ts';
import type { RichTextBlock } from './richText.ts';

export const anEditorialLink = fixtureOf<EditorialLink>(() => ({
  url: '/content/site/en/shop/browse/groceries/bakery.html',
  text: 'Shop now',
  altText: null,
  newWindow: false,
}));

export const aTextArea = fixtureOf<TextArea>(() => ({
  heading: 'Spring citrus',
  offerHeading: null,
  subheading: 'Sweet, sharp and at its best now',
  supportingTitle: null,
  disclaimer: null,
  displayDisclaimer: false,
  buttonStyle: 'primary',
  theme: 'light',
  link: anEditorialLink(),
}));

export const aPicture = fixtureOf<Picture>(() => ({
  src: 'https://images.grocer.example/citrus.jpg',
  altText: '',
  dynamicImages: {},
  assetMetadataWidth: 800,
  assetMetadataHeight: 600,
}));

export const anAdvert = fixtureOf<Advert>(() => ({
  id: 'ad1',
  textArea: aTextArea({
    heading: 'Cold-pressed, every morning',
    link: anEditorialLink({ text: 'Shop Now' }),
  }),
  image: aPicture(),
  products: [{ id: 'p1', lineNumber: '111' }],
  marketingBadge: null,
  sponsorshipId: 's1',
  tracking: {
    impressionUrls: ['https://ads.example/impression/ad1'],
    clickUrls: ['https://ads.example/click/ad1'],
    vendor: 'Orchard',
  },
}));

export const someBanners = fixtureOf<Banners>(() => ({ bannerAds: [anAdvert()] }));

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

export const aTradingCell = fixtureOf<ContentOf<'trading-cell'>>(() => ({
  ...common('trading-cell'),
  kind: 'trading-cell',
  defaultNumOfCells: 'oneCell',
  image: { portraitImage: aPicture(), landscapeImage: null },
  textArea: aTextArea({ offerHeading: '3 for £6' }),
  icons: { offerRoundel: null, messageIcon: { message: 'none' }, brandIcon: null, loyaltyCardIcon: null },
  products: [],
}));

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

export const aTextCard = fixtureOf<ContentOf<'text-card'>>(() => ({
  ...common('text-card'),
  kind: 'text-card',
  heading: 'Delivery Pass',
  blocks: [aParagraph('Unlimited deliveries, any day you like.')],
  link: anEditorialLink({ text: 'See passes', url: '/ecom/delivery-pass' }),
  valid: true,
}));

export const aRichText = fixtureOf<ContentOf<'rich-text'>>(() => ({
  ...common('rich-text'),
  kind: 'rich-text',
  blocks: [aParagraph('Easter opening hours')],
}));

export const aBannerAd = fixtureOf<ContentOf<'banner-ad'>>(() => ({
  ...common('banner-ad'),
  kind: 'banner-ad',
  ...anAdvert(),
}));

export const anImage = fixtureOf<ContentOf<'image'>>(() => ({
  ...common('image'),
  kind: 'image',
  ...aPicture({ altText: 'A bowl of spring greens' }),
}));

export const aClickToBuy = fixtureOf<ContentOf<'click-to-buy'>>(() => ({
  ...common('click-to-buy'),
  kind: 'click-to-buy',
  products: [{ id: 'p1', lineNumber: '111' }],
  childComponents: [anImage()],
}));

export const aContainer = fixtureOf<ContentOf<'container'>>(() => ({
  ...common('container'),
  kind: 'container',
}));

/** The content of a seasonal menu, in parsed form. */
export const aContentFragment = fixtureOf<ContentFragment>(() => ({
  pageTitle: 'Easter',
  locations: { main: [aTradingCell(), aTextCard()] },
}));

/** The answer of the content service for a fragment. */
export const contentFragmentBody = ({ pageTitle, locations } = aContentFragment()) => ({
  pageTitle: { text: pageTitle },
  content: { locations },
});

/** The answer of the content service for an experience fragment with the same components. */
export const experienceFragmentBody = ({ locations } = aContentFragment()) => ({
  error: false,
  content: { locations },
});
