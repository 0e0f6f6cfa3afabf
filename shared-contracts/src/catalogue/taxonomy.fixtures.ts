import type { Category } from './category.ts';
import type { Taxonomy } from './taxonomy.ts';

export const aCategory = (overrides: Partial<Category> = {}): Category => ({
  id: '10051',
  name: 'Groceries',
  shortName: overrides.name ?? 'Groceries',
  url: 'groceries',
  categoryIds: [],
  banner: null,
  emptyOfProducts: false,
  hiddenInNav: false,
  additionalClasses: [],
  iconName: null,
  seasonalMenuTitle: null,
  offer: false,
  ...overrides,
});

/** Two roots, Groceries and Entertaining; Groceries contains Bakery, which contains Bread. */
export const aTaxonomy = (overrides: Partial<Taxonomy> = {}): Taxonomy => ({
  categories: [
    aCategory({ categoryIds: ['10060'], banner: 'menu/banners/groceries' }),
    aCategory({ id: '10060', name: 'Bakery', url: 'bakery', categoryIds: ['10061'] }),
    aCategory({ id: '10061', name: 'Bread', url: 'bread' }),
    aCategory({ id: '10052', name: 'Entertaining', url: 'entertaining' }),
  ],
  ...overrides,
});
