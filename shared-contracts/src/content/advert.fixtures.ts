import type { Advert } from './advert.ts';
import type { Picture } from './picture.ts';
import type { EditorialLink, TextArea } from './textArea.ts';

export const anEditorialLink = (overrides: Partial<EditorialLink> = {}): EditorialLink => ({
  url: '/content/site/en/shop/browse/groceries/bakery.html',
  text: 'Shop now',
  altText: null,
  newWindow: false,
  ...overrides,
});

export const aTextArea = (overrides: Partial<TextArea> = {}): TextArea => ({
  heading: 'Spring citrus',
  offerHeading: null,
  subheading: 'Sweet, sharp and at its best now',
  supportingTitle: null,
  disclaimer: null,
  displayDisclaimer: false,
  buttonStyle: 'primary',
  theme: 'light',
  link: anEditorialLink(),
  ...overrides,
});

export const aPicture = (overrides: Partial<Picture> = {}): Picture => ({
  src: 'https://images.grocer.example/citrus.jpg',
  altText: '',
  dynamicImages: {},
  assetMetadataWidth: 800,
  assetMetadataHeight: 600,
  ...overrides,
});

export const anAdvert = (overrides: Partial<Advert> = {}): Advert => ({
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
  ...overrides,
});
