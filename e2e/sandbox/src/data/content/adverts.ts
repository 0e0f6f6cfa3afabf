import type { Pictures } from '../../picturesAt.ts';
import { link } from './component.ts';
import { productsFor } from './tradingCell.ts';

export type Campaign = {
  id: string;
  /** Path of the category whose menu shows the advert. */
  path: string;
  heading: string;
  subheading: string;
  picture: string;
  url: string | null;
  linkText?: string;
  badge?: string;
  lineNumbers: readonly string[];
};

const campaigns: readonly Campaign[] = [
  {
    id: 'ad1',
    path: 'groceries/tea_coffee_and_soft_drinks',
    heading: 'Cold-pressed, every morning',
    subheading: 'Blood orange and ginger, 750ml',
    picture: 'juice',
    url: '/ecom/shop/browse/groceries/tea_coffee_and_soft_drinks/juice',
    lineNumbers: ['121'],
  },
  {
    id: 'ad2',
    path: 'groceries/fresh_and_chilled',
    heading: 'The weekly basket, sorted',
    subheading: 'Milk, eggs and butter from Brook Farm',
    picture: 'basket',
    url: '/ecom/shop/browse/groceries/fresh_and_chilled',
    linkText: 'Shop the basket',
    badge: 'New',
    lineNumbers: ['111', '113', '114'],
  },
  {
    id: 'ad3',
    path: 'groceries/fresh_and_chilled/cheese',
    heading: 'A truckle worth sharing',
    subheading: 'Wensleydale, matured for nine months',
    picture: 'cheese',
    url: '/ecom/shop/browse/groceries/fresh_and_chilled/cheese/british_regional_cheese/wensleydale',
    lineNumbers: ['123'],
  },
  {
    id: 'ad4',
    path: 'groceries/bakery',
    heading: 'Baked slowly, with a deep crust',
    subheading: 'Stone Mill sourdough',
    picture: 'bread',
    url: '/ecom/shop/browse/groceries/bakery/bread/sourdough',
    lineNumbers: ['125', '112'],
  },
  {
    id: 'ad5',
    path: 'groceries',
    heading: 'Something for everyone',
    subheading: 'Little treats for the cupboard',
    picture: 'buns',
    url: null,
    lineNumbers: [],
  },
];

/** The adverts of the open menu path: at most two, those of the deepest category first. */
export const advertsFor = (paths: readonly string[], pictures: Pictures) =>
  campaigns
    .filter(({ path }) => paths.includes(path))
    .sort((a, b) => b.path.length - a.path.length)
    .slice(0, 2)
    .map((campaign) => advert(campaign, pictures));

export const advert = (campaign: Campaign, pictures: Pictures) => {
  const { src } = pictures(campaign.picture);
  const origin = new URL(src).origin;
  return {
    id: campaign.id,
    textArea: {
      heading: campaign.heading,
      subheading: campaign.subheading,
      buttonStyle: 'secondary',
      link: campaign.url === null ? null : link(campaign.linkText ?? '', campaign.url),
    },
    image: { src, altText: '' },
    products: productsFor(campaign.lineNumbers),
    marketingBadge: campaign.badge === undefined ? null : { text: campaign.badge },
    sponsorshipId: `s-${campaign.id}`,
    tracking: {
      impressionUrls: [`${origin}/pixels/impression/${campaign.id}`],
      clickUrls: [`${origin}/pixels/click/${campaign.id}`],
      vendor: 'sandbox',
    },
  };
};
