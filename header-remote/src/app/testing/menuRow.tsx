import { type Category, type RichTextBlock, resolveHeaderOptions } from '@grocer/shared-contracts';
import {
  aCategory,
  aContentFragment,
  anAdvert,
  aParagraph,
  aRichText,
} from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { GroceriesMenu, SeasonalMenu } from '../../features/mega-menu/NavigationMenu.tsx';
import { PrimaryLinks } from '../../features/primary-links/PrimaryLinks.tsx';
import { attributes, span } from '../../features/promotional-content/rich-text/testing/spans.ts';
import { aScene, showPictures } from '../../features/promotional-content/testing/pictures.ts';
import { citrus, easter, noIcons } from '../../features/promotional-content/trading-cell/testing/cells.ts';
import { setSeasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { setPageAtom } from '../../state/page/page.ts';
import type { Services } from '../../state/services.ts';
import { aStore } from '../../state/testing/aStore.ts';
import { renderContent } from '../renderContent.tsx';

const departments = [
  'Fresh & chilled',
  'Bakery',
  'Food cupboard',
  'Frozen',
  'Tea, coffee & soft drinks',
  'Beer, wine & spirits',
  'Toiletries, health & beauty',
  'Baby & child',
  'Pet',
  'Household',
  'Home',
];
const aisles = ['Fruit', 'Vegetables', 'Salad', 'Milk, butter & eggs', 'Cheese', 'Meat & poultry'];
const bakeryAisles = ['Bread', 'Rolls & bagels', 'Croissants', 'Crumpets & muffins', 'Cakes & tarts'];
const shelves = ['Apples & pears', 'Bananas', 'Berries & cherries', 'Citrus fruit', 'Grapes'];
const bakeryShelves = ['Large', 'Small', 'Sliced', 'Free from'];

/** The names below a category. Departments other than Bakery have the aisles of fresh food. */
function namesBelow(path: readonly string[]): readonly string[] {
  const isBakery = path[1] === 'Bakery';
  const below = [departments, isBakery ? bakeryAisles : aisles, isBakery ? bakeryShelves : shelves];
  return below[path.length - 1] ?? [];
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '_');

/** Categories with these names, three levels below Groceries. `times` multiplies their number. */
export function categoriesOf(
  times = 1,
  change: (category: Category) => Partial<Category> = () => ({}),
): Category[] {
  const categories: Category[] = [];
  const add = (id: string, path: readonly string[]) => {
    const name = path.at(-1) ?? '';
    const names = namesBelow(path);
    const categoryIds = names.map((_name, index) => `${id}-${index}`);
    const category = aCategory({ id, name, url: slug(name), categoryIds, banner: `menu/${id}` });
    categories.push({ ...category, ...change(category) });
    names.forEach((child, index) => {
      add(`${id}-${index}`, [...path, child]);
    });
  };
  add('10051', ['Groceries']);
  for (let copy = 1; copy < times; copy += 1) {
    for (const each of categories.slice(1, 400)) categories.push({ ...each, id: `${each.id}-copy-${copy}` });
  }
  return categories;
}

type RowProps = {
  categories?: Category[];
  services?: Partial<Services>;
  path?: string;
  banners?: boolean;
  seasonal?: boolean;
};

/** The editors' card beside the categories, an advert, and the content of the seasonal menu. */
export const cell = { ...citrus, icons: noIcons };
const card = aContentFragment({ locations: { main: [cell] } });
const advert = anAdvert({ image: aScene('juice') });
const easterLinks = aRichText({
  blocks: ['View all Easter', 'Hot cross buns', 'Eggs & chocolate', 'Roasts', 'Flowers'].map(linkInList),
});
const easterMenu = aContentFragment({ locations: { main: [easterLinks, easter, cell] } });

function linkInList(text: string): RichTextBlock {
  const link = span(text, { attributes: attributes({ href: '/ecom/shop/browse/groceries/easter' }) });
  return aParagraph('', { listItem: 'bullet', level: 1, children: [link] });
}

/** A page whose services answer at once. */
function prepareStore({
  categories = categoriesOf(),
  services,
  path = '/ecom/recipes',
  banners,
  seasonal,
}: RowProps) {
  const { store } = aStore({
    fetchTaxonomy: async () => ({ categories }),
    fetchMegaMenuMaster: async () => card,
    fetchSeasonalMaster: async () => easterMenu,
    fetchExperienceFragment: async () => card,
    fetchBanners: async () => [advert],
    ...services,
  });
  store.set(setPageAtom, { path, options: resolveHeaderOptions({ flags: { megaMenuBanners: !!banners } }) });
  if (seasonal)
    store.set(setSeasonalMenuAtom, { title: 'Easter', href: '/ecom/shop/browse/groceries/easter' });
  return store;
}

/** The navigation row over a page. */
export function Row(props: RowProps) {
  const [store] = useState(() => prepareStore(props));
  return (
    <Provider store={store}>
      <div data-testid="row">
        <PrimaryLinks
          menus={
            <>
              <GroceriesMenu content={renderContent} />
              <SeasonalMenu content={renderContent} />
            </>
          }
        />
      </div>
    </Provider>
  );
}

/** Settings that the stories of the mega menu share. The row has the gutter and the line of the header. */
export const menuRow = {
  component: Row,
  loaders: [mswLoader()],
  beforeEach: showPictures,
  decorators: [
    (Story) => (
      <>
        <style>{`
          [data-testid="row"] {
            padding-inline: 40px !important;
            border-block-end: 1px solid #e5dfd5 !important;
          }
          @media (max-width: 74.99em) {
            [data-testid="row"] {
              padding-inline: 24px !important;
            }
          }
        `}</style>
        <Story />
        <main style={{ blockSize: 2000, padding: '24px 40px' }}>
          <button type="button">On the page</button>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof Row>;

type Play = NonNullable<StoryObj<typeof menuRow>['play']>;
type Context = Parameters<Play>[0];

export const groceries = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('button', { name: 'Groceries' });

export const open: Play = async (context) => {
  await userEvent.click(groceries(context));
  await context.canvas.findByRole('list', { name: 'Groceries' });
};

export const openTo =
  (...names: string[]): Play =>
  async (context) => {
    await open(context);
    for (const name of names) await userEvent.click(await context.canvas.findByRole('button', { name }));
  };

export const rowsIn = async ({ canvas }: Pick<Context, 'canvas'>, list: string) => {
  const column = await canvas.findByRole('list', { name: list });
  return [...column.querySelectorAll(':scope > li > [data-row]')].map((row) => row.textContent);
};
