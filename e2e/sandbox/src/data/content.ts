import type { Category } from './catalogue.ts';
import adverts from './content/adverts.json' with { type: 'json' };
import christmas from './content/christmas.json' with { type: 'json' };
import easter from './content/easter.json' with { type: 'json' };
import home from './content/home.json' with { type: 'json' };
import inspiration from './content/inspiration.json' with { type: 'json' };
import bannerCell from './content/menu-banner.json' with { type: 'json' };
import middleMenu from './content/middle-menu.json' with { type: 'json' };
import offers from './content/offers.json' with { type: 'json' };
import { pick } from './seededRandom.ts';

/**
 * Content as the CMS delivers it, except for pictures: `contentAt` replaces `picture` and `shape` of a record by the
 * fields of a picture, and adds the origin to addresses of images and pixels.
 */
export const pages = new Map<string, object>([
  ['home/master', home],
  ['offers/master', offers],
  ['inspiration/master', inspiration],
]);

export const seasonalMenus = {
  christmas,
  easter,
  none: { pageTitle: { text: '' }, content: { locations: {} } },
};

export { middleMenu };

/** Completes a record with the addresses of its pictures. */
export const contentAt = (origin: string, record: object): object =>
  JSON.parse(
    JSON.stringify(record, (_key, value) => {
      if (typeof value === 'string') return value.replace(/^\/(?=(images|pixels)\/)/, `${origin}/`);
      if (typeof value?.picture !== 'string') return value;
      const { picture, shape, ...fields } = value;
      return { ...fields, ...pictureFields(picture, shape) };
    }),
  );

const widths = [160, 320, 544, 768, 992, 1200, 1500, 1800, 2400];

/** Height of a picture divided by its width. `wide`: a picture for three or four cells. `sign`: the logo of a brand. */
const ratios = { landscape: 3 / 4, portrait: 4 / 3, wide: 1 / 2, sign: 1 / 2 };

const pictureFields = (name: string, shape: keyof typeof ratios = 'landscape') => {
  const ratio = ratios[shape];
  const address = (width: number) => `/images/${name}.svg?w=${width}&h=${Math.round(width * ratio)}`;
  return {
    src: address(800),
    dynamicImages: { highQuality95: Object.fromEntries(widths.map((width) => [width, address(width)])) },
    assetMetadataWidth: 800,
    assetMetadataHeight: Math.round(800 * ratio),
  };
};

/** The adverts of the open menu path: at most two, those of the deepest category first. */
export const advertsFor = (paths: readonly string[]): object[] =>
  adverts
    .filter(({ path }) => paths.includes(path))
    .sort((a, b) => b.path.length - a.path.length)
    .slice(0, 2)
    .map(({ path: _path, ...advert }) => advert);

const offersOnBanners = ['3 for £6', '2 for £7', '½ price', 'Save a third', null];

const invitations = [
  'Chosen by our buyers this week',
  'At its best now',
  'Little prices, every day',
  'New on the shelf',
];

/** Creates the banner that the menu shows next to an open category. */
export const menuBanner = ({ id, path, shortName }: Category): object => {
  const componentId = `banner-${id}`;
  const picture = pictureOf(path);
  const cell = {
    ...bannerCell,
    componentId,
    analytics: { ...bannerCell.analytics, promoName: componentId },
    image: {
      portraitImage: { picture, shape: 'portrait', altText: '' },
      landscapeImage: { picture, altText: '' },
    },
    textArea: {
      ...bannerCell.textArea,
      offerHeading: pick(offersOnBanners, 'offer', id),
      heading: shortName,
      subheading: pick(invitations, 'invitation', id),
      link: { ...bannerCell.textArea.link, url: `/ecom/shop/browse/${path.join('/')}` },
    },
  };
  return { locations: { main: [cell] } };
};

/** Pictures by category path. The first path that contains the category is used. */
const pictureByRange = {
  'groceries/fresh_and_chilled/fruit': 'citrus',
  'groceries/fresh_and_chilled/cheese': 'cheese',
  'groceries/fresh_and_chilled': 'greens',
  'groceries/bakery': 'bread',
  'groceries/beer_wine_and_spirits': 'wine',
  'groceries/tea_coffee_and_soft_drinks': 'juice',
  'groceries/christmas': 'christmas',
  'entertaining/christmas_entertaining': 'christmas',
  entertaining: 'party',
};

const pictureOf = (path: readonly string[]): string => {
  const fullPath = `${path.join('/')}/`;
  return Object.entries(pictureByRange).find(([range]) => fullPath.startsWith(`${range}/`))?.[1] ?? 'basket';
};
