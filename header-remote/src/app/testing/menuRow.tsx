import { type Category, type ContentComponent, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aContentFragment, anAdvert } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { type ComponentProps, Profiler, useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { GroceriesMenu } from '../../features/mega-menu/GroceriesMenu.tsx';
import { SeasonalMenu } from '../../features/seasonal-menu/SeasonalMenu.tsx';
import { setSeasonalMenuAtom } from '../../state/menu/seasonal/seasonalMenu.ts';
import { connectAnalyticsAtom } from '../../state/page/analytics.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { connectServicesAtom, type Services } from '../../state/services.ts';

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
const shelves = ['Apples & pears', 'Bananas', 'Berries & cherries', 'Citrus fruit', 'Grapes'];

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '_');

/** Categories with these names, three levels below Groceries. `times` makes their number a multiple. */
export function categoriesOf(
  times = 1,
  change: (category: Category) => Partial<Category> = () => ({}),
): Category[] {
  const categories: Category[] = [];
  const add = (id: string, name: string, below: readonly (readonly string[])[]) => {
    const [names = [], ...rest] = below;
    const categoryIds = names.map((_name, index) => `${id}-${index}`);
    const category = aCategory({ id, name, url: slug(name), categoryIds, banner: `menu/${id}` });
    categories.push({ ...category, ...change(category) });
    names.forEach((child, index) => {
      add(`${id}-${index}`, child, rest);
    });
  };
  add('10051', 'Groceries', [departments, aisles, shelves]);
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

const summaryOf = (component: ContentComponent): string =>
  component.kind === 'trading-cell' || component.kind === 'banner-ad'
    ? `${component.kind} ${component.textArea.heading}`
    : component.kind;

/** Names the editors' components instead of rendering them: content has its own stories. */
const content: ComponentProps<typeof GroceriesMenu>['content'] = (components) => (
  <p style={{ minBlockSize: 168, margin: 0 }}>{components.map(summaryOf).join(', ')}</p>
);

export const events = fn();
/** State of the rendered row. */
export const row = { draws: 0, store: createStore() };

/** A page whose services answer at once. */
function prepareStore({
  categories = categoriesOf(),
  services,
  path = '/ecom/recipes',
  banners,
  seasonal,
}: RowProps) {
  const store = createStore();
  Object.assign(row, { store, draws: 0 });
  events.mockClear();
  const ignore = () => {};
  store.set(setPageAtom, { path, options: resolveHeaderOptions({ flags: { megaMenuBanners: !!banners } }) });
  store.set(connectAnalyticsAtom, (event) => void events(event));
  store.set(connectServicesAtom, {
    logger: { failure: ignore, success: ignore, warning: ignore, response: ignore },
    fetchTaxonomy: async () => ({ categories }),
    fetchMegaMenuMaster: async () => aContentFragment(),
    fetchSeasonalMaster: async () => aContentFragment(),
    fetchExperienceFragment: async () => aContentFragment(),
    fetchBanners: async () => [anAdvert()],
    ...services,
  } as unknown as Services);
  if (seasonal)
    store.set(setSeasonalMenuAtom, { title: 'Easter', href: '/ecom/shop/browse/groceries/easter' });
  return store;
}

const countDraw = () => {
  row.draws += 1;
};

/** The navigation row over a page. */
export function Row(props: RowProps) {
  const [store] = useState(() => prepareStore(props));
  return (
    <Provider store={store}>
      <nav aria-label="Primary">
        <ul data-testid="row">
          <Profiler id="menu" onRender={countDraw}>
            <GroceriesMenu content={content} />
          </Profiler>
          <SeasonalMenu content={content} />
          <li>
            <a href="/ecom/shop/browse/offers">Offers</a>
          </li>
        </ul>
      </nav>
    </Provider>
  );
}

/** Settings that the stories of the mega menu share. */
export const menuRow = {
  component: Row,
  decorators: [
    (Story) => (
      <>
        <style>{`
          [data-testid="row"] {
            display: flex !important;
            align-items: center !important;
            gap: 12px !important;
            padding-inline: 28px !important;
          }
        `}</style>
        <Story />
        <main style={{ blockSize: 2000 }}>
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
