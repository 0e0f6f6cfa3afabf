import {
  aBannerAd,
  anEditorialLink,
  aParagraph,
  aTextArea,
  aTextCard,
  aTradingCell,
} from '@grocer/shared-contracts/fixtures';
import { aCellPicture, aScene } from '../../testing/pictures.ts';

export const { icons: noIcons } = aTradingCell();

export const noPicture = { landscapeImage: null, portraitImage: null };

export const twoProducts = ['111', '222'].map((lineNumber) => ({ id: null, lineNumber }));

export const juice = aBannerAd({
  image: aScene('juice'),
  textArea: aTextArea({
    heading: 'Cold-pressed, every morning',
    subheading: 'Blood orange and ginger, 750ml',
    buttonStyle: 'secondary',
    link: anEditorialLink({ text: null }),
  }),
});

export const collect = aTextCard({
  heading: 'Collect for free',
  blocks: [aParagraph('From more than 150 shops, in one hour slots.')],
  link: anEditorialLink({ text: 'Book Slot', url: '/ecom/serviceselection' }),
  styleIds: ['green'],
});

// The cells below together have every width, theme and badge.
export const greens = aTradingCell({
  componentId: 'greens',
  defaultNumOfCells: 'fourCells',
  image: aCellPicture('greens', 'wide'),
  textArea: aTextArea({
    supportingTitle: 'Until 10 March',
    heading: 'A brighter bowl: spring greens, picked this week',
    subheading: 'Crisp leaves and first tomatoes from British growers.',
    disclaimer: 'Subject to availability. Maximum 12 per order.',
    displayDisclaimer: true,
  }),
  icons: { ...noIcons, offerRoundel: 'save ⅓' },
});

export const cheese = aTradingCell({
  componentId: 'cheese',
  defaultNumOfCells: 'twoCells',
  image: aCellPicture('cheese'),
  textArea: aTextArea({
    offerHeading: '2 for £7',
    heading: 'Selected cheese',
    subheading: 'Mix and match across the counter.',
    theme: 'red',
    buttonStyle: 'primaryLight',
    disclaimer: 'Ends 17 March.',
    displayDisclaimer: true,
  }),
  icons: { ...noIcons, loyaltyCardIcon: { additionalReduction: '£2', supercharged: false } },
});

export const bread = aTradingCell({
  componentId: 'bread',
  image: aCellPicture('bread'),
  textArea: aTextArea({
    supportingTitle: 'Bakery',
    heading: 'Stoneground sourdough',
    subheading: 'Baked slowly, with a deep crust.',
    buttonStyle: 'secondary',
  }),
  icons: { ...noIcons, messageIcon: { message: 'New' } },
});

export const citrus = aTradingCell({
  componentId: 'citrus',
  image: aCellPicture('citrus'),
  textArea: aTextArea({
    offerHeading: '3 for £6',
    heading: 'Spring citrus',
    subheading: 'Sweet, sharp, at its best now.',
    buttonStyle: 'secondary',
  }),
  icons: {
    ...noIcons,
    brandIcon: {
      display: true,
      position: 'pinned',
      image: aScene('orchard', { shape: 'sign', altText: 'Orchard' }),
    },
  },
});

export const buns = aTradingCell({
  componentId: 'buns',
  image: aCellPicture('buns'),
  textArea: aTextArea({ offerHeading: '½ price', heading: 'Hot cross buns', subheading: null, theme: 'red' }),
});

export const easter = aTradingCell({
  componentId: 'easter',
  defaultNumOfCells: 'threeCells',
  image: aCellPicture('easter', 'wide'),
  textArea: aTextArea({
    supportingTitle: 'Entertaining',
    heading: 'The Easter table, made ahead',
    subheading: 'Order three days before and collect from your shop.',
    link: anEditorialLink({ text: 'See the menu' }),
  }),
  icons: {
    ...noIcons,
    messageIcon: { message: 'Try' },
    brandIcon: {
      display: true,
      position: 'floated',
      image: aScene('fern', { shape: 'sign', altText: 'Fern' }),
    },
    loyaltyCardIcon: { additionalReduction: '£12.50', supercharged: false },
  },
});
