import type { Pictures } from '../../picturesAt.ts';
import { advert } from './adverts.ts';
import { component, link } from './component.ts';
import { heading, linkTo, paragraph, text } from './richText.ts';
import { productsFor, tradingCell } from './tradingCell.ts';

const browse = '/content/site/en/shop/browse';

/** Content of pages by fragment path. */
export const pages: Readonly<Record<string, (pictures: Pictures) => object>> = {
  'home/master': home,
  'offers/master': offers,
  'inspiration/master': inspiration,
};

const page = (main: readonly object[]) => ({ content: { locations: { main } } });

function home(pictures: Pictures) {
  return page([
    tradingCell(pictures, 'home-greens', {
      cells: 'fourCells',
      picture: 'greens',
      words: {
        supportingTitle: 'This week',
        heading: 'A brighter bowl: winter greens, picked this week',
        subheading: 'Crisp leaves and the last tomatoes from British growers.',
        disclaimer: 'Subject to availability. Maximum 12 per order.',
        link: link('Shop now', `${browse}/groceries/fresh_and_chilled/vegetables.html`),
      },
      icons: { offerRoundel: { text: 'save ⅓' } },
    }),
    ...cheeseBreadAndCitrus(pictures),
    deliveryPass(),
    collect(),
    component('banner-ad', 'home-juice', { ...advert(juice, pictures), cqResponsive: half }),
  ]);
}

function offers(pictures: Pictures) {
  return page([...cheeseBreadAndCitrus(pictures), buns(pictures), table(pictures)]);
}

function inspiration(pictures: Pictures) {
  return page([
    component('rich-text', 'inspiration-words', {
      cqResponsive: whole,
      blocks: [
        heading(text('Made ahead')),
        paragraph(
          text('Our kitchens cook what you would rather not. Order '),
          text('three days before', 'strong'),
          text(' and '),
          linkTo(`${browse}/entertaining.html`, 'collect from your shop'),
          text('.'),
        ),
      ],
    }),
    component('click-to-buy', 'inspiration-table', {
      products: productsFor(['123', '124']),
      childComponents: [table(pictures)],
    }),
    buns(pictures),
    component('click-to-buy', 'inspiration-cheese', {
      products: productsFor(['123', '113']),
      childComponents: [cheese(pictures, 'fourCells')],
    }),
    component('container', 'inspiration-cards', {
      cqResponsive: half,
      childComponents: [deliveryPass(), collect()],
    }),
    component('image', 'inspiration-party', {
      ...pictures('party'),
      cqResponsive: half,
      altText: 'A plate of small cakes',
      linkPath: '/content/site/en/recipes/little-plates.html',
      elementId: 'little-plates',
    }),
  ]);
}

/** Width in columns of twelve, on tablets and on larger screens. On phones it is all twelve. */
const columns = (tablet: number, others: number) => ({
  deviceBreakpoints: [
    { name: 'phone', width: 12, offset: 0, visible: true, layout: 'NONE' },
    { name: 'tablet', width: tablet, offset: 0, visible: true, layout: 'NONE' },
    { name: 'default', width: others, offset: 0, visible: true, layout: 'NONE' },
  ],
});

const whole = columns(12, 12);
const half = columns(12, 6);

const juice = {
  id: 'ad-home-juice',
  path: 'groceries',
  heading: 'Cold-pressed, every morning',
  subheading: 'Blood orange and ginger, 750ml',
  picture: 'juice',
  url: '/ecom/shop/browse/groceries/tea_coffee_and_soft_drinks/juice',
  lineNumbers: ['121'],
};

const cheese = (pictures: Pictures, cells: 'twoCells' | 'fourCells') =>
  tradingCell(pictures, 'cheese', {
    cells,
    picture: 'cheese',
    words: {
      offerHeading: '2 for £7',
      heading: 'Selected cheese',
      subheading: 'Mix and match across the counter.',
      theme: 'red',
      buttonStyle: 'primaryLight',
      disclaimer: 'While stocks last.',
      link: link('Shop now', `${browse}/groceries/fresh_and_chilled/cheese.html`),
    },
    icons: { loyaltyCardIcon: { additionalReduction: '£2', supercharged: false } },
  });

const cheeseBreadAndCitrus = (pictures: Pictures) => [
  cheese(pictures, 'twoCells'),
  tradingCell(pictures, 'bread', {
    cells: 'oneCell',
    picture: 'bread',
    words: {
      supportingTitle: 'Bakery',
      heading: 'Stoneground sourdough',
      subheading: 'Baked slowly, with a deep crust.',
      buttonStyle: 'secondary',
      link: link('Shop now', `${browse}/groceries/bakery/bread/sourdough.html`),
    },
    icons: { messageIcon: { message: 'New' } },
  }),
  tradingCell(pictures, 'citrus', {
    cells: 'oneCell',
    picture: 'citrus',
    words: {
      offerHeading: '3 for £6',
      heading: 'Winter citrus',
      subheading: 'Sweet, sharp, at its best now.',
      buttonStyle: 'secondary',
      link: link('Shop now', `${browse}/groceries/fresh_and_chilled/fruit/citrus_fruit.html`),
    },
    icons: { brandIcon: brand(pictures, 'pinned', 'orchard', 'Orchard') },
  }),
];

const buns = (pictures: Pictures) =>
  tradingCell(pictures, 'buns', {
    cells: 'oneCell',
    picture: 'buns',
    words: {
      offerHeading: '½ price',
      heading: 'Hot cross buns',
      theme: 'red',
      link: link('Shop now', `${browse}/groceries/bakery.html`),
    },
  });

const table = (pictures: Pictures) =>
  tradingCell(pictures, 'table', {
    cells: 'threeCells',
    picture: 'easter',
    words: {
      supportingTitle: 'Entertaining',
      heading: 'The Easter table, made ahead',
      subheading: 'Order three days before and collect from your shop.',
      link: link('See the menu', `${browse}/entertaining.html`),
    },
    icons: {
      messageIcon: { message: 'Try' },
      brandIcon: brand(pictures, 'floated', 'fern', 'Fern'),
      loyaltyCardIcon: { additionalReduction: '£12.50', supercharged: false },
    },
  });

const brand = (pictures: Pictures, position: 'floated' | 'pinned', name: string, altText: string) => ({
  display: true,
  position,
  image: { ...pictures(name, 'sign'), altText },
});

const deliveryPass = () =>
  component('text-card', 'delivery-pass', {
    heading: 'Delivery Pass',
    blocks: [paragraph(text('Unlimited deliveries, any day you like.'))],
    link: link('See passes', '/ecom/delivery-pass'),
    valid: true,
  });

const collect = () =>
  component('text-card', 'collect', {
    heading: 'Collect for free',
    blocks: [paragraph(text('From more than 150 shops, in one hour slots.'))],
    link: link('Book Slot', '/ecom/serviceselection'),
    valid: true,
    styleIds: ['green'],
  });
