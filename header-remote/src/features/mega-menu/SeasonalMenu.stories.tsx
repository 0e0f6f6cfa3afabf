import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { menuRow, Row } from '../../app/testing/menuRow.tsx';
import { at } from '../../ui/testing/stories.tsx';

/** The menu of a season, made of editors’ content. */
const meta = { ...menuRow, title: 'Features/Seasonal menu', component: Row } satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { seasonal: true },
  play: async ({ canvas }) => {
    // The button opens a panel with the title and the content of the editors.
    await userEvent.click(canvas.getByRole('button', { name: 'Easter' }));
    const title = await canvas.findByRole('heading', { name: 'Easter' });
    await waitFor(() => expect(title).toBeVisible());
    await expect(await canvas.findByText('The Easter table, made ahead')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hot cross buns' })).toBeVisible();
  },
};

/** A quarter-width cell takes a whole row where it would otherwise be narrower than 200 px. */
export const Laptop: Story = { ...Open, globals: at('laptop') };

const markOf = (element: HTMLElement) => getComputedStyle(element, '::after').borderBlockEndWidth;

/** The line below the current page is hidden while another menu of the row is open. */
export const OneSelectedMark: Story = {
  args: { seasonal: true, path: '/ecom/shop/browse/groceries' },
  play: async ({ canvas }) => {
    const groceries = canvas.getByRole('button', { name: 'Groceries' });
    await expect(markOf(groceries)).toBe('3px');

    const easter = canvas.getByRole('button', { name: 'Easter' });
    await userEvent.click(easter);
    await canvas.findByRole('heading', { name: 'Easter' });
    await waitFor(() => expect(markOf(easter)).toBe('3px'));
    await expect(markOf(groceries)).toBe('0px');
    await expect(getComputedStyle(groceries).color).toBe('rgb(23, 87, 63)');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(markOf(groceries)).toBe('3px'));
  },
};
