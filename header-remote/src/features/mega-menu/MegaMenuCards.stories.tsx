import { aContentFragment, aRichText } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { categoriesOf, cell, menuRow, openTo, Row } from '../../app/testing/menuRow.tsx';
import { aBreakpoint } from '../promotional-content/testing/aBreakpoint.ts';
import { buns } from '../promotional-content/trading-cell/testing/cells.ts';

/** What is beside the categories: editors’ content, adverts, specialist shops. */
const meta = { ...menuRow, title: 'Features/Mega menu/Cards', component: Row } satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Banners: Story = {
  args: { banners: true, categories: categoriesOf(1, () => ({ banner: null })) },
  play: async (context) => {
    await openTo('Bakery')(context);
    await waitFor(() => expect(context.canvas.getByText('Cold-pressed, every morning')).toBeVisible());
  },
};

const twoCells = aContentFragment({ locations: { main: [cell, buns] } });
const specialistShops = { name: 'Our specialist shops' };

/** At most two cards, by priority: the editors' first visible component, the first advert, the specialist shops. */
export const ContentAndAdvert: Story = {
  args: { banners: true, services: { fetchExperienceFragment: async () => twoCells } },
  play: async (context) => {
    await openTo('Bakery')(context);
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByText('Spring citrus')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Cold-pressed, every morning')).toBeVisible());
    await expect(canvas.queryByText('Hot cross buns')).toBeNull();
    await expect(canvas.queryByRole('region', specialistShops)).toBeNull();
  },
};

/** Resolves the pending request for adverts. */
let resolveAdverts = (_adverts: []) => {};

export const AdvertOnItsWay: Story = {
  parameters: { notPictured: 'Ends with one card.' },
  args: {
    banners: true,
    services: {
      fetchExperienceFragment: async () => twoCells,
      fetchBanners: () =>
        new Promise((resolve) => {
          resolveAdverts = resolve;
        }),
    },
  },
  play: async (context) => {
    await openTo('Bakery')(context);
    const { canvas } = context;
    await canvas.findByText('Spring citrus');

    // While the adverts are loading, their space has no links.
    await expect(canvas.queryByRole('region', specialistShops)).toBeNull();

    // Without an advert, the specialist shops take the space.
    resolveAdverts([]);
    await waitFor(() => expect(canvas.getByRole('region', specialistShops)).toBeVisible());
  },
};

const hidden = { ...cell, cqResponsive: { deviceBreakpoints: [aBreakpoint('default', { visible: false })] } };
const oneVisible = aContentFragment({ locations: { main: [hidden, aRichText({ blocks: [] }), buns] } });

/** A component that is hidden at this width leaves its card's space to the next component. */
export const HiddenCard: Story = {
  parameters: { notPictured: 'Looks as with any other card.' },
  args: { services: { fetchExperienceFragment: async () => oneVisible } },
  play: async (context) => {
    await openTo('Bakery')(context);
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByText('Hot cross buns')).toBeVisible());
    await expect(canvas.queryByText('Spring citrus')).toBeNull();
  },
};

/** The space of the banner is reserved while it is loading. */
export const BannerOnItsWay: Story = {
  args: { services: { fetchExperienceFragment: () => new Promise(() => {}) } },
  play: openTo('Bakery'),
};
