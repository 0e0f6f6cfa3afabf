import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MenuButtonView } from '../../ui/menu/MenuButtonView.tsx';
import { inBox, rightToLeft } from '../../ui/testing/stories.tsx';
import { PrimaryLinksView } from './PrimaryLinks.tsx';

const link = (name: string, href: string) => ({ name, href, current: false, look: 'plain' as const });
const offers = { ...link('Offers', '/ecom/shop/browse/offers'), look: 'offers' as const };

/** The navigation row from 992 px: the menus, and links that scroll if they do not fit (behaviour/header#navigation-links). */
const meta = {
  title: 'Features/Primary links',
  component: PrimaryLinksView,
  args: {
    menus: (
      <MenuButtonView current={false} href="/ecom/shop/browse/groceries" look="groceries" name="Groceries" />
    ),
    links: [
      offers,
      link('Entertaining', '/ecom/shop/browse/entertaining'),
      link('New', '/ecom/shop/browse/groceries/new'),
      link('Recipes', '/ecom/recipes'),
      link('Inspiration', '/ecom/content/inspiration'),
    ],
  },
  decorators: inBox({ paddingInline: 40 }),
} satisfies Meta<typeof PrimaryLinksView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('navigation', { name: 'Primary' })).toBeVisible(),
};

export const CurrentPage: Story = {
  args: {
    links: [
      link('New', '/ecom/shop/browse/groceries/new'),
      { ...link('Recipes', '/ecom/recipes'), current: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Recipes' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'New' })).not.toHaveAttribute('aria-current');
  },
};

export const CurrentOffers: Story = {
  args: { links: [{ ...offers, current: true }, link('Recipes', '/ecom/recipes')] },
};

export const LongText: Story = {
  args: {
    links: Array.from({ length: 9 }, (_, index) =>
      link(
        `Inspiration for every season and table, part ${index + 1}`,
        `/ecom/content/inspiration/${index + 1}`,
      ),
    ),
  },
  play: async ({ canvas }) => {
    // Links that do not fit scroll inside the strip and do not widen the page.
    const strip = canvas.getByRole('list');
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

/** Calls `press` and returns by how many physical pixels the strip has scrolled, negative to the left. */
const movedBy = async (strip: HTMLElement, press: () => Promise<void>) => {
  const before = strip.scrollLeft;
  await press();
  await waitFor(() => expect(Math.abs(strip.scrollLeft - before)).toBeGreaterThan(0));
  return strip.scrollLeft - before;
};

export const ScrollArrows: Story = {
  args: LongText.args ?? {},
  parameters: { media: { reducedMotion: 'reduce' } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list');
    const { style } = canvas.getByRole('navigation');
    style.width = '4000px';
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Scroll/ })).toBeNull());
    style.width = '';
    const right = await canvas.findByRole('button', { name: 'Scroll right' });

    // A press scrolls the strip by 70 % of its width.
    await expect(canvas.queryByRole('button', { name: 'Scroll left' })).toBeNull();
    const moved = await movedBy(strip, () => userEvent.click(right));
    await expect(Math.abs(moved - 0.7 * strip.clientWidth)).toBeLessThan(1);

    // At the end "Scroll right" is hidden, and focus is on "Scroll left".
    right.focus();
    while (right.checkVisibility()) await userEvent.click(right);
    await expect(canvas.getByRole('button', { name: 'Scroll left' })).toHaveFocus();
  },
};

export const ScrollArrowsRightToLeft: Story = {
  ...ScrollArrows,
  decorators: rightToLeft,
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list');
    const left = await canvas.findByRole('button', { name: 'Scroll left' });
    await expect(canvas.queryByRole('button', { name: 'Scroll right' })).toBeNull();
    await expect(await movedBy(strip, () => userEvent.click(left))).toBeLessThan(0);
  },
};
