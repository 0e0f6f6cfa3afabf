import type { Pictures } from '../../picturesAt.ts';
import { component, link } from './component.ts';
import { paragraph, text } from './richText.ts';
import { tradingCell } from './tradingCell.ts';

/** Content beside the first level of the Groceries menu (`menu/middle-mega-menu/master`). */
export const middleMenu = (pictures: Pictures) => ({
  locations: {
    main: [
      tradingCell(pictures, 'middle-spring-citrus', {
        cells: 'oneCell',
        picture: 'citrus',
        words: {
          offerHeading: '3 for £6',
          heading: 'Winter citrus',
          subheading: 'Sweet, sharp and at its best now',
          buttonStyle: 'secondary',
          link: link(
            'Shop Now',
            '/content/site/en/shop/browse/groceries/fresh_and_chilled/fruit/citrus_fruit.html',
          ),
        },
        icons: {
          brandIcon: {
            display: true,
            position: 'pinned',
            image: { ...pictures('orchard', 'sign'), altText: 'Orchard' },
          },
        },
      }),
      component('text-card', 'middle-delivery-pass', {
        heading: 'Delivery Pass',
        blocks: [paragraph(text('Unlimited deliveries, any day you like.'))],
        link: link('See passes', '/ecom/delivery-pass'),
        valid: true,
      }),
      component('text-card', 'middle-withdrawn-card', {
        heading: 'Withdrawn',
        blocks: [],
        link: null,
        valid: false,
      }),
    ],
  },
});
