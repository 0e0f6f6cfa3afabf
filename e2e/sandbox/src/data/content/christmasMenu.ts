import type { Pictures } from '../../picturesAt.ts';
import { advert, type Campaign } from './adverts.ts';
import { component, link } from './component.ts';
import { bullet, heading, linkTo, paragraph, richText, text } from './richText.ts';
import { productsFor, tradingCell } from './tradingCell.ts';

const christmas = '/ecom/shop/browse/groceries/christmas';

const hampers: Campaign = {
  id: 'ad-hampers',
  path: 'groceries/christmas',
  heading: 'Hampers, packed by hand',
  subheading: 'Order by 18 December',
  picture: 'basket',
  url: christmas,
  lineNumbers: ['123', '124'],
};

/** Content of the seasonal menu (`menu/seasonal-menu/seasonal-menu-content/master`), with every kind of component. */
export const christmasMenu = (pictures: Pictures) => ({
  pageTitle: { text: 'Christmas' },
  content: {
    locations: {
      main: [
        richText('christmas-links', [
          heading(text('Christmas')),
          bullet(linkTo(`/content/site/en/shop/browse/groceries/christmas.html`, 'View all Christmas')),
          bullet(linkTo(`${christmas}/christmas_dinner`, 'Christmas dinner')),
          bullet(linkTo(`${christmas}/mince_pies`, 'Mince pies')),
          bullet(linkTo(`${christmas}/christmas_puddings`, 'Christmas puddings')),
          paragraph(text('Last orders for party food: '), text('midnight on 15 December', 'strong')),
        ]),
        component('container', 'christmas-cells', { childComponents: cells(pictures) }),
        component('click-to-buy', 'christmas-click-to-buy', {
          products: productsFor(['124', '123']),
          childComponents: [
            tradingCell(pictures, 'christmas-cheese-board', {
              cells: 'twoCells',
              picture: 'cheese',
              words: { heading: 'The cheese board', link: link('Shop now', christmas) },
              lineNumbers: ['123'],
            }),
          ],
        }),
        component('banner-ad', 'christmas-hampers', advert(hampers, pictures)),
        component('image', 'christmas-picture', {
          ...pictures('christmas'),
          altText: 'A Christmas tree and a pudding',
          linkPath: christmas,
          elementId: 'christmas-picture',
        }),
      ],
    },
  },
});

const cells = (pictures: Pictures) => [
  tradingCell(pictures, 'christmas-table', {
    cells: 'threeCells',
    picture: 'christmas',
    words: {
      supportingTitle: 'Entertaining',
      heading: 'The Christmas table, made ahead',
      subheading: 'Order three days before and collect from your shop.',
      link: link('See the menu', '/ecom/shop/browse/entertaining/christmas_entertaining'),
    },
    icons: {
      messageIcon: { message: 'Try' },
      brandIcon: {
        display: true,
        position: 'floated',
        image: { ...pictures('fern', 'sign'), altText: 'Fern' },
      },
      loyaltyCardIcon: { additionalReduction: '£12.50', supercharged: false },
    },
  }),
  tradingCell(pictures, 'christmas-puddings', {
    cells: 'oneCell',
    picture: 'buns',
    words: {
      offerHeading: '½ price',
      heading: 'Mince pies',
      theme: 'red',
      buttonStyle: 'primaryLight',
      link: link('Shop now', `${christmas}/mince_pies`),
    },
    icons: { loyaltyCardIcon: { additionalReduction: '£2', supercharged: false } },
    lineNumbers: ['125', '126'],
  }),
  tradingCell(pictures, 'christmas-new', {
    cells: 'fourCells',
    picture: 'party',
    words: {
      heading: 'Little plates, big evening',
      subheading: 'Canapés that only need a warm oven.',
      disclaimer: 'Subject to availability. Maximum 12 per order.',
      link: link('Shop now', '/ecom/shop/browse/entertaining/party_food'),
    },
    icons: { messageIcon: { message: 'New' }, offerRoundel: { text: 'save ⅓' } },
  }),
  component('text-card', 'christmas-collect', {
    heading: 'Collect for free',
    blocks: [paragraph(text('From more than 150 shops, in one hour slots.'))],
    link: link('Book Slot', '/ecom/serviceselection'),
    valid: true,
  }),
];
