import type { Pictures } from '../../picturesAt.ts';
import type { Category } from '../category.ts';
import { pictureOf } from '../pictures/scenes.ts';
import { pick } from '../seededRandom.ts';
import { link } from './component.ts';
import { tradingCell } from './tradingCell.ts';

const offers = ['3 for £6', '2 for £7', '½ price', 'Save a third', null];

const invitations = [
  'Chosen by our buyers this week',
  'At its best now',
  'Little prices, every day',
  'New on the shelf',
];

/** The banner that the menu shows beside an open category. */
export const menuBanner = (category: Category, pictures: Pictures) => {
  const offer = pick(offers, 'offer', category.id);
  return {
    locations: {
      main: [
        tradingCell(pictures, `banner-${category.id}`, {
          cells: 'oneCell',
          picture: pictureOf(category.path),
          words: {
            ...(offer !== null && { offerHeading: offer }),
            heading: category.shortName,
            subheading: pick(invitations, 'invitation', category.id),
            buttonStyle: 'secondary',
            link: link('Shop Now', `/ecom/shop/browse/${category.path.join('/')}`),
          },
        }),
      ],
    },
  };
};
