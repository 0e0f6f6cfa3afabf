import { aClickToBuy, anImage, aTextArea, aTradingCell } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, userEvent } from 'storybook/test';
import { at, inBox } from '../../../ui/testing/stories.tsx';
import { ContentStage } from '../testing/ContentStage.tsx';
import { aCellPicture, aScene, showPictures } from '../testing/pictures.ts';
import { easter, noIcons, noPicture, twoProducts as products } from '../trading-cell/testing/cells.ts';

const cell = { ...easter, image: aCellPicture('easter'), icons: noIcons };

/** An editors’ cell with the products that it shows. */
const meta = {
  title: 'Features/Promotional content/Click to buy',
  component: ContentStage,
  args: { components: [aClickToBuy({ products, childComponents: [cell] })] },
  loaders: [mswLoader()],
  beforeEach: showPictures,
  decorators: inBox({ padding: 16 }),
} satisfies Meta<typeof ContentStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From 544 px the products are always shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Shop these 2 products' })).toHaveAttribute(
      'href',
      '/ecom/shop/buylist/111,222',
    );
  },
};

export const Mobile: Story = {
  globals: at('mobile'),
  play: async ({ canvas }) => {
    const show = canvas.getByRole('button', { name: 'Show products' });

    // The products are hidden at first.
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Shop these 2 products' })).toBeNull();

    // The round button shows the products and hides them again.
    await userEvent.click(show);
    await expect(canvas.getByRole('link', { name: 'Shop these 2 products' })).toBeVisible();
    const hide = canvas.getByRole('button', { name: 'Hide products' });
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await expect(hide).toBe(show);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'Shop these 2 products' })).toBeNull();
  },
};

export const MobileOpen: Story = {
  globals: at('mobile'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show products' }));
    await expect(canvas.getByRole('link', { name: 'Shop these 2 products' })).toBeVisible();
  },
};

export const MobileOnRed: Story = {
  globals: at('mobile'),
  args: {
    components: [
      aClickToBuy({
        products,
        childComponents: [
          aTradingCell({
            image: noPicture,
            textArea: aTextArea({ theme: 'red', offerHeading: '2 for £7', heading: 'Selected cheese' }),
          }),
        ],
      }),
    ],
  },
};

export const AroundAPicture: Story = {
  globals: at('mobile'),
  args: {
    components: [
      aClickToBuy({ products, childComponents: [anImage({ ...aScene('bread', { altText: 'Bread' }) })] }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show products' }));
    await expect(canvas.getByRole('link', { name: 'Shop these 2 products' })).toBeVisible();
  },
};

/** A single product has no page that lists it, so only the cell's own link leads anywhere. */
export const OfOneProduct: Story = {
  args: { components: [aClickToBuy({ products: products.slice(0, 1), childComponents: [cell] })] },
};

export const WithoutProducts: Story = {
  globals: at('mobile'),
  args: { components: [aClickToBuy({ products: [], childComponents: [cell] })] },
};
