import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { categoriesOf, groceries, menuRow, open, openTo, Row, rowsIn } from '../../app/testing/menuRow.tsx';
import { underPointer } from '../../ui/testing/underPointer.ts';

/** The categories of the Groceries menu, three levels deep. */
const meta = { ...menuRow, title: 'Features/Mega menu/Rows', component: Row } satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentPage: Story = {
  args: { path: '/ecom/shop/browse/groceries/bakery/bread' },
  play: async (context) => {
    const { canvas } = context;
    await openTo('Bakery')(context);

    await expect(canvas.getByRole('button', { name: 'Bakery' })).toHaveAttribute('aria-current', 'true');
    const bread = await canvas.findByRole('button', { name: 'Bread' });
    await expect(bread).toHaveAttribute('aria-current', 'true');
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
  shortName: id.length < 9 ? `${name} and everything else that goes with it, for large families` : name,
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

const icons: Record<string, string> = {
  'Fresh & chilled': 'carrot',
  Bakery: 'croissant',
  'Food cupboard': 'package-open',
  Frozen: 'snowflake',
  'Tea, coffee & soft drinks': 'coffee',
  'Beer, wine & spirits': 'wine',
  'Toiletries, health & beauty': 'sparkles',
  'Baby & child': 'baby',
  Pet: 'paw-print',
  Household: 'spray-can',
  Home: 'unicorn',
};

/** A row has the icon that the catalogue has for its icon name; a name that is not in the catalogue gives no icon. */
export const Icons: Story = {
  args: { categories: categoriesOf(1, ({ name }) => ({ iconName: icons[name] ?? null })) },
  play: async (context) => {
    await openTo('Fresh & chilled')(context);
    const bakery = context.canvas.getByRole('button', { name: 'Bakery' });
    await waitFor(() => expect(bakery.querySelector('[data-icon="croissant"] svg')).toBeVisible());
  },
};

const likeTheRow = categoriesOf(
  1,
  ({ id, ...category }) =>
    ({
      '10051-8': { shortName: 'Offers' },
      '10051-9': { shortName: 'Brand new', url: 'new', categoryIds: [] },
      '10051-10': { shortName: 'Easter' },
    })[id] ?? category,
);

/** Every category has a row, except one without children whose link is beside Groceries. */
export const WithoutRepeatedRows: Story = {
  args: { seasonal: true, categories: likeTheRow },
  play: async (context) => {
    await open(context);
    await context.canvas.findByRole('button', { name: 'Baby & child' });
    const rows = await rowsIn(context, 'Groceries');
    await expect(rows).toEqual(expect.arrayContaining(['Offers', 'Easter']));
    await expect(rows).not.toContain('Brand new');
    await expect(rows).toHaveLength(11);
  },
};

/** In the compact bar no link is beside Groceries, so the menu has all rows. */
export const AllRowsInTheCompactBar: Story = {
  parameters: { notPictured: 'The bar is that of the whole header.' },
  args: { categories: likeTheRow },
  play: async (context) => {
    const { canvas, canvasElement } = context;

    // A link that is scrolled out of view does not remove its category's row from the menu.
    const strip = canvas.getByRole('link', { name: 'Recipes' }).closest('ul') as HTMLElement;
    strip.style.inlineSize = '60px';
    strip.scrollLeft = strip.scrollWidth;
    await open(context);
    await waitFor(async () => expect(await rowsIn(context, 'Groceries')).toContain('Brand new'));
    strip.style.inlineSize = '';
    await userEvent.click(groceries(context));

    // A link in a hidden strip does not remove its category's row, either.
    canvasElement.dataset.grocerBar = 'compact';
    await open(context);
    await waitFor(async () => expect(await rowsIn(context, 'Groceries')).toContain('Brand new'));
    await expect(await rowsIn(context, 'Groceries')).toHaveLength(12);
    delete canvasElement.dataset.grocerBar;
  },
};

/** The menu already has the height that it has with the categories, so that nothing moves when they load. */
export const Loading: Story = {
  args: { services: { fetchTaxonomy: () => new Promise(() => {}) } },
  play: async (context) => {
    await open(context);

    await expect(await rowsIn(context, 'Groceries')).toEqual(['View all Groceries']);
    await waitFor(() => expect(context.canvasElement.querySelector('[class*=spinner]')).toBeVisible());
  },
};

export const HoverAndPressed: Story = {
  play: async (context) => {
    await openTo('Bakery')(context);
    await underPointer({ hover: /^(Frozen|View all Bakery)$/, active: /^(Pet|Cakes & tarts)$/ })(context);
  },
};

/** Answers the pending request for the taxonomy. */
let answer = () => {};

/** Nothing in the open menu moves when the categories arrive late. */
export const LateCategories: Story = {
  parameters: { notPictured: 'Ends with the first level.' },
  args: {
    services: {
      fetchTaxonomy: () =>
        new Promise((resolve) => {
          answer = () => resolve({ categories: categoriesOf() });
        }),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    const shops = await canvas.findByRole('region', { name: 'Our specialist shops' });
    await waitFor(() => expect(shops).toBeVisible());
    const places = () =>
      [canvas.getByRole('link', { name: 'View all Groceries' }), ...within(shops).getAllByRole('link')].map(
        (link) => JSON.stringify(link.getBoundingClientRect()),
      );
    // Finishes the panel's entry. The spinner's animation has no end, so it keeps running.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
    }
    const before = places();

    answer();
    await canvas.findByRole('button', { name: 'Bakery' });

    await expect(places()).toEqual(before);
  },
};

/** Rejects the pending request for the taxonomy. */
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
    const { canvas } = context;

    // An open menu stays open with the link "View all".
    await open(context);
    fail();
    // The panel fades in.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(await rowsIn(context, 'Groceries')).toEqual(['View all Groceries']);
  },
};

/** After closing, Groceries is a plain link and has the focus. */
export const ClosedAfterFailing: Story = {
  ...Failed,
  parameters: { notPictured: 'Ends with a closed menu.' },
  play: async (context) => {
    await open(context);
    fail();
    await context.canvas.findByText('Sorry, we could not load the categories.');

    await userEvent.keyboard('{Escape}');
    const link = await context.canvas.findByRole('link', { name: 'Groceries' });
    await expect(link).toHaveAttribute('href', '/ecom/shop/browse/groceries');
    await waitFor(() => expect(link).toHaveFocus());
  },
};

let isDown = true;

export const TryAgain: Story = {
  parameters: { notPictured: 'Ends with the first level.' },
  args: {
    services: {
      async fetchTaxonomy() {
        if (isDown) throw new Error('down');
        return { categories: categoriesOf() };
      },
    },
  },
  beforeEach() {
    isDown = true;
  },
  play: async (context) => {
    const { canvas } = context;
    // A hover would load the categories before the press, and their failure would turn the button into a link.
    groceries(context).click();

    // An open menu says that the categories are missing.
    const words = await canvas.findByText('Sorry, we could not load the categories.');
    await waitFor(() => expect(words).toBeVisible());
    await expect(words).toHaveAttribute('role', 'alert');

    // "Try again" loads the categories, and the first row has the focus.
    canvas.getByRole('button', { name: 'Try again' }).focus();
    isDown = false;
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Bakery' })).toBeVisible();
    await expect(canvas.queryByText(/Sorry/)).toBeNull();
    const first = canvas.getByRole('link', { name: 'View all Groceries' });
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { categories: [] },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Groceries' }));
    await expect(await canvas.findByRole('link', { name: 'Groceries' })).toBeInTheDocument();
  },
};
