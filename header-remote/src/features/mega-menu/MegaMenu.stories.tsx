import { type Category, type ContentComponent, resolveHeaderOptions } from '@grocer/shared-contracts';
import { aCategory, aContentFragment, anAdvert } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { type ComponentProps, Profiler, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { connectAnalyticsAtom } from '../../state/analytics.ts';
import { setSeasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { setPageAtom } from '../../state/page.ts';
import { connectServicesAtom, type Services } from '../../state/services.ts';
import { beginTrolleyWorkAtom } from '../../state/trolley.ts';
import { GroceriesMenu } from './GroceriesMenu.tsx';
import { SeasonalMenu } from './SeasonalMenu.tsx';

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

/** A taxonomy of these names, three levels below Groceries; `times` as large. */
function categoriesOf(times = 1, change: (category: Category) => Partial<Category> = () => ({})): Category[] {
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

type Shown = {
  categories?: Category[];
  services?: Partial<Services>;
  path?: string;
  banners?: boolean;
  seasonal?: boolean;
};

const words = (component: ContentComponent): string =>
  component.kind === 'trading-cell' || component.kind === 'banner-ad'
    ? `${component.kind} ${component.textArea.heading}`
    : component.kind;

/** What editors chose, in a word: content has stories of its own. */
const content: ComponentProps<typeof GroceriesMenu>['content'] = (components) => (
  <p style={{ minBlockSize: 168, margin: 0 }}>{components.map(words).join(', ')}</p>
);

const events = fn();
let draws = 0;
let store = createStore();

/** A page whose services answer at once. */
function prepare({
  categories = categoriesOf(),
  services,
  path = '/ecom/recipes',
  banners,
  seasonal,
}: Shown) {
  store = createStore();
  draws = 0;
  events.mockClear();
  const quiet = () => {};
  store.set(setPageAtom, { path, options: resolveHeaderOptions({ flags: { megaMenuBanners: !!banners } }) });
  store.set(connectAnalyticsAtom, (event) => void events(event));
  store.set(connectServicesAtom, {
    logger: { failure: quiet, success: quiet, warning: quiet, response: quiet },
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
  draws += 1;
};

/** The navigation row over a page. */
function Row(shown: Shown) {
  const [prepared] = useState(() => prepare(shown));
  return (
    <Provider store={prepared}>
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

const meta = {
  title: 'Features/Mega menu',
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

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const groceries = ({ canvas }: Pick<Context, 'canvas'>) => canvas.getByRole('button', { name: 'Groceries' });

const open: Play = async (context) => {
  await userEvent.click(groceries(context));
  await context.canvas.findByRole('list', { name: 'Groceries' });
};

const openTo =
  (...names: string[]): Play =>
  async (context) => {
    await open(context);
    for (const name of names) await userEvent.click(await context.canvas.findByRole('button', { name }));
  };

const rowsIn = async ({ canvas }: Pick<Context, 'canvas'>, list: string) => {
  const column = await canvas.findByRole('list', { name: list });
  return [...column.querySelectorAll(':scope > li > [data-row]')].map((row) => row.textContent);
};

export const FirstLevel: Story = {
  play: async (context) => {
    const { canvas, step } = context;

    await step(
      'a hover opens nothing (clarification 109): the first level stands ready until the mouse has gone',
      async () => {
        const list = { name: 'Groceries', hidden: true };
        await userEvent.hover(groceries(context));
        await expect(await canvas.findByRole('list', list)).not.toBeVisible();
        await expect(groceries(context)).toHaveAttribute('aria-expanded', 'false');
        await userEvent.unhover(groceries(context));
        await waitFor(() => expect(canvas.queryByRole('list', list)).not.toBeInTheDocument());
      },
    );

    await step('a press opens its first level', async () => {
      await open(context);
      await expect(groceries(context)).toHaveAttribute('aria-expanded', 'true');
      await waitFor(async () => expect(await rowsIn(context, 'Groceries')).toHaveLength(12));
      await expect((await rowsIn(context, 'Groceries'))[0]).toBe('View all Groceries');
    });

    await step('the master fragment and the specialist shops stand beside it', async () => {
      await expect(await canvas.findByText(/trading-cell/)).toBeInTheDocument();
      const cellar = canvas.getByRole('link', { name: /^Cellar/ });
      await expect(cellar).toHaveAttribute('target', '_blank');
      await expect(cellar).toHaveAttribute('rel', 'noopener');
      await expect(cellar.getAttribute('href')).toContain('utm_campaign=mega-menu');
    });

    await step('another press closes it', async () => {
      await userEvent.click(groceries(context));
      await expect(groceries(context)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('list', { name: 'Groceries' })).toBeNull();
    });
  },
};

export const SecondLevel: Story = {
  play: async (context) => {
    await openTo('Fresh & chilled')(context);
    const { canvas, step } = context;

    await step('it holds "View all" first, then its children', async () => {
      await expect((await rowsIn(context, 'Fresh & chilled')).slice(0, 2)).toEqual([
        'View all Fresh & chilled',
        'Fruit',
      ]);
    });

    await step('another one takes its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bakery' }));
      await expect(canvas.queryByRole('list', { name: 'Fresh & chilled' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Bakery' })).toHaveAttribute('aria-expanded', 'true');
    });

    await step('pressed again it closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bakery' }));
      await expect(canvas.queryByRole('list', { name: 'Bakery' })).toBeNull();
    });
  },
};

export const ThirdLevel: Story = {
  play: async (context) => {
    await openTo('Fresh & chilled', 'Fruit')(context);
    const { canvas, step } = context;

    await step('its parents are links: there is no level below it', async () => {
      const bananas = await canvas.findByRole('link', { name: 'Bananas' });
      await expect(bananas).toHaveAttribute(
        'href',
        '/ecom/shop/browse/groceries/fresh_chilled/fruit/bananas',
      );
    });

    await step('columns stand side by side, and nothing else of the taxonomy is in the page', async () => {
      const lists = ['Groceries', 'Fresh & chilled', 'Fruit'].map((name) =>
        canvas.getByRole('list', { name }),
      );
      const starts = lists.map((list) => list.getBoundingClientRect().left);
      await expect(starts).toEqual([...starts].sort((one, other) => one - other));
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(50);
    });
  },
};

export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await waitFor(() => groceries(context));
    groceries(context).focus();

    await step('Enter opens, Tab leads into the panel', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('button', { name: 'Fresh & chilled' });
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'View all Groceries' })).toHaveFocus();
    });

    await step('Space opens a level, and Tab leads on into it', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Fresh & chilled' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'View all Fresh & chilled' })).toHaveFocus();
    });

    await step('arrow keys move within a column, into the next and back', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { name: 'Fruit' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      const first = await canvas.findByRole('link', { name: 'View all Fruit' });
      await userEvent.keyboard('{ArrowRight}');
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('link', { name: 'Grapes' })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByRole('button', { name: 'Fresh & chilled' })).toHaveFocus();
    });

    await step('Escape closes all of it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(groceries(context)).toHaveAttribute('aria-expanded', 'false'));
      await expect(groceries(context)).toHaveFocus();
    });

    await step('Tab past the end closes it, and leads to what comes next (clarification 114)', async () => {
      await userEvent.keyboard('{Enter}');
      (await canvas.findByRole('button', { name: 'Close menu' })).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Offers' })).toHaveFocus();
      await expect(groceries(context)).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const WaysOut: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const isClosed = () =>
      waitFor(() => expect(groceries(context)).toHaveAttribute('aria-expanded', 'false'));

    await step('Close menu closes it and gives focus back', async () => {
      await open(context);
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await isClosed();
      await expect(groceries(context)).toHaveFocus();
    });

    await step('a press on the dimmed page closes it, and presses nothing there', async () => {
      await open(context);
      const panel = canvas.getByRole('list', { name: 'Groceries' }).closest('[popover]') as HTMLElement;
      await expect(document.elementFromPoint(600, innerHeight - 4)).toBe(panel);
      await fireEvent.click(panel);
      await isClosed();
    });

    await step('a link closes it: a host with a router stays on the page', async () => {
      await open(context);
      const link = canvas.getByRole('link', { name: 'View all Groceries' });
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      await isClosed();
    });

    await step(
      'a page that comes back from the back/forward cache has it closed (clarification 128)',
      async () => {
        await open(context);
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        await isClosed();
      },
    );

    await step('it opens at its first level again (clarification 113)', async () => {
      await openTo('Bakery')(context);
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await open(context);
      await expect(canvas.queryByRole('list', { name: 'Bakery' })).toBeNull();
    });
  },
};

export const PageBehind: Story = {
  play: async (context) => {
    const main = context.canvasElement.querySelector('main') as HTMLElement;
    const before = main.getBoundingClientRect();
    await open(context);

    await expect(document.documentElement).toHaveAttribute('data-grocer-scroll-lock', 'mega-menu');
    const { left, width } = main.getBoundingClientRect();
    await expect([left, width]).toEqual([before.left, before.width]);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-grocer-scroll-lock'));
  },
};

export const Analytics: Story = {
  play: async (context) => {
    await openTo('Fresh & chilled', 'Fruit')(context);
    const grapes = await context.canvas.findByRole('link', { name: 'Grapes' });
    grapes.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(grapes);

    await expect(events.mock.calls.map(([{ payload }]) => payload.path)).toEqual([
      'Groceries > Fresh & chilled',
      'Groceries > Fresh & chilled > Fruit',
      'Groceries > Fresh & chilled > Fruit > Grapes',
    ]);
  },
};

export const CurrentPage: Story = {
  args: { path: '/ecom/shop/browse/groceries/bakery/fruit' },
  play: async (context) => {
    await openTo('Bakery')(context);

    await expect(context.canvas.getByRole('button', { name: 'Bakery' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(await context.canvas.findByRole('button', { name: 'Fruit' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const HiddenItems: Story = {
  args: {
    categories: categoriesOf(1, ({ id }) => ({
      hiddenInNav: id === '10051-1',
      emptyOfProducts: id === '10051-2' || id.startsWith('10051-3-'),
    })),
  },
  play: async (context) => {
    await open(context);
    await waitFor(async () => expect(await rowsIn(context, 'Groceries')).toHaveLength(10));

    await expect(await rowsIn(context, 'Groceries')).not.toContain('Bakery');
    await expect(context.canvas.getByRole('link', { name: 'Frozen' })).toBeInTheDocument();
  },
};

const longNames = categoriesOf(1, ({ name, id }) => ({
  name: id.length < 9 ? `${name} and everything else that goes with it, for large families` : name,
}));

export const LongNames: Story = {
  args: { categories: longNames },
  play: async (context) => {
    await userEvent.click(groceries(context));
    await userEvent.click(await context.canvas.findByRole('button', { name: /^Fresh/ }));
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
};

export const Variants: Story = {
  args: {
    categories: categoriesOf(1, ({ id }) => ({
      additionalClasses: { '10051-0': ['bold'], '10051-1': ['warning'], '10051-2': ['offer'] }[id] ?? [],
    })),
  },
  play: async (context) => {
    await open(context);
    const bakery = await context.canvas.findByRole('button', { name: 'Attention Bakery' });
    await waitFor(() => expect(bakery).toBeVisible());
  },
};

export const Banners: Story = {
  args: { banners: true },
  play: async (context) => {
    await openTo('Bakery')(context);
    await expect(await context.canvas.findByText(/banner-ad/)).toBeInTheDocument();
  },
};

export const BannerOnItsWay: Story = {
  args: { services: { fetchExperienceFragment: () => new Promise(() => {}) } },
  play: async (context) => {
    await openTo('Bakery')(context);
    const shops = context.canvas.getByRole('region', { name: 'Our specialist shops' });
    const list = await context.canvas.findByRole('list', { name: 'Bakery' });

    await expect(shops.getBoundingClientRect().top - list.getBoundingClientRect().top).toBeGreaterThan(168);
  },
};

export const Loading: Story = {
  args: { services: { fetchTaxonomy: () => new Promise(() => {}) } },
  play: async (context) => {
    await open(context);

    await expect(await rowsIn(context, 'Groceries')).toEqual(['View all Groceries']);
  },
};

/** What the taxonomy's service answers once the menu stands open. */
let fail = () => {};

export const Failed: Story = {
  args: {
    services: {
      fetchTaxonomy: () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new Error('down'));
        }),
    },
  },
  play: async (context) => {
    const { canvas, step } = context;

    await step('a menu that is open keeps its link', async () => {
      await open(context);
      fail();
      await expect(await rowsIn(context, 'Groceries')).toEqual(['View all Groceries']);
    });

    await step('closed it is a plain link, which has the focus (clarification 123)', async () => {
      await userEvent.keyboard('{Escape}');
      const link = await canvas.findByRole('link', { name: 'Groceries' });
      await expect(link).toHaveAttribute('href', '/ecom/shop/browse/groceries');
      await waitFor(() => expect(link).toHaveFocus());
    });
  },
};

export const Empty: Story = {
  args: { categories: [] },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Groceries' }));
    await expect(await canvas.findByRole('link', { name: 'Groceries' })).toBeInTheDocument();
  },
};

export const Seasonal: Story = {
  args: { seasonal: true },
  play: async ({ canvas, step }) => {
    const easter = canvas.getByRole('button', { name: 'Easter' });

    await step('opens a panel with its title and what editors put there', async () => {
      await userEvent.click(easter);
      const title = await canvas.findByRole('heading', { name: 'Easter' });
      await waitFor(() => expect(title).toBeVisible());
      await expect(await canvas.findByText(/trading-cell/)).toBeInTheDocument();
    });

    await step('Groceries takes its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Groceries' }));
      await waitFor(() => expect(easter).toHaveAttribute('aria-expanded', 'false'));
      await expect(await canvas.findByRole('list', { name: 'Groceries' })).toBeInTheDocument();
    });
  },
};

export const Quiet: Story = {
  play: async (context) => {
    await openTo('Bakery')(context);
    await context.canvas.findByRole('list', { name: 'Bakery' });
    await context.canvas.findByText(/trading-cell/);
    const before = draws;

    await context.step('a trolley that changes draws nothing of the menu', async () => {
      store.set(beginTrolleyWorkAtom)();
      await new Promise(requestAnimationFrame);
      await expect(draws).toBe(before);
    });
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await openTo('Fresh & chilled', 'Fruit')(context);
    const lists = ['Groceries', 'Fresh & chilled', 'Fruit'].map((name) =>
      context.canvas.getByRole('list', { name }),
    );
    const [first = 0, second = 0, third = 0] = lists.map((list) => list.getBoundingClientRect().left);

    await expect(first > second && second > third).toBe(true);
  },
};

export const ForcedColours: Story = {
  parameters: { media: { forcedColors: 'active' } },
  play: openTo('Fresh & chilled', 'Fruit'),
};

export const ReducedMotion: Story = {
  parameters: { media: { reducedMotion: 'reduce' } },
  play: async (context) => {
    await openTo('Fresh & chilled')(context);
    await expect(document.getAnimations()).toEqual([]);
  },
};

export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: openTo('Fresh & chilled', 'Fruit'),
};
