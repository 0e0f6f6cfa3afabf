import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { groceries, menuRow, open, openTo, Row, rowsIn } from '../../app/testing/menuRow.tsx';
import { at, forcedColours, hrefOf, rightToLeft } from '../../ui/testing/stories.tsx';

/** The Groceries menu from 992 px: how it opens, closes and is used by keys. */
const meta = { ...menuRow, title: 'Features/Mega menu', component: Row } satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstLevel: Story = {
  play: async (context) => {
    const { canvas } = context;

    // A hover does not open the menu; the first level is ready while the mouse is on the button.
    const list = { name: 'Groceries', hidden: true };
    await userEvent.hover(groceries(context));
    await expect(await canvas.findByRole('list', list)).not.toBeVisible();
    await expect(groceries(context)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.unhover(groceries(context));
    await waitFor(() => expect(canvas.queryByRole('list', list)).not.toBeInTheDocument());

    // A press opens the first level.
    await open(context);
    await expect(groceries(context)).toHaveAttribute('aria-expanded', 'true');
    await waitFor(async () => expect(await rowsIn(context, 'Groceries')).toHaveLength(12));
    await expect((await rowsIn(context, 'Groceries'))[0]).toBe('View all Groceries');

    // The content service's cards and the specialist shops are beside the first level.
    await expect(await canvas.findByText('Spring citrus')).toBeVisible();
    // A sister shop has the name that the top bar gives it.
    const cellar = canvas.getByRole('link', { name: /^Wine & spirits/ });
    await expect(cellar).toHaveAttribute('target', '_blank');
    await expect(cellar).toHaveAttribute('rel', 'noopener');
    await expect(cellar.getAttribute('href')).toContain('utm_campaign=mega-menu');
  },
};

export const AnotherRow: Story = {
  name: 'Second level of another row',
  parameters: { notPictured: 'Ends with the first level.' },
  play: async (context) => {
    await openTo('Fresh & chilled')(context);
    const { canvas } = context;

    // A press on another row replaces the open level by that row's level.
    await userEvent.click(canvas.getByRole('button', { name: 'Bakery' }));
    await expect(canvas.queryByRole('list', { name: 'Fresh & chilled' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Bakery' })).toHaveAttribute('aria-expanded', 'true');

    // A press on an open row closes its level.
    await userEvent.click(canvas.getByRole('button', { name: 'Bakery' }));
    await expect(canvas.queryByRole('list', { name: 'Bakery' })).toBeNull();
  },
};

export const ThirdLevel: Story = {
  play: async (context) => {
    await openTo('Fresh & chilled', 'Fruit')(context);
    const { canvas } = context;

    // The first row of the second level is "View all"; the children follow.
    await expect((await rowsIn(context, 'Fresh & chilled')).slice(0, 2)).toEqual([
      'View all Fresh & chilled',
      'Fruit',
    ]);

    // Rows of the third level are links, because there is no level below it.
    const bananas = await canvas.findByRole('link', { name: 'Bananas' });
    await expect(hrefOf(bananas)).toBe('/ecom/shop/browse/groceries/fresh_chilled/fruit/bananas');

    // Closed levels are not in the page.
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(50);
  },
};

export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => groceries(context));
    groceries(context).focus();

    // Enter opens the menu, Tab leads into the panel.
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Fresh & chilled' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View all Groceries' })).toHaveFocus();

    // The box around the chevron turns, not its drawing.
    const chevron = groceries(context).lastElementChild as HTMLElement;
    await waitFor(() => expect(getComputedStyle(chevron).rotate).toBe('180deg'));
    await expect(chevron.firstElementChild?.getAnimations()).toEqual([]);

    // Space opens a level, Tab leads into it.
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Fresh & chilled' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View all Fresh & chilled' })).toHaveFocus();

    // Arrow keys move within a column, into the next column and back.
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
  },
};

export const WaysOut: Story = {
  name: 'Closed in every way',
  parameters: { notPictured: 'Ends with the first level.' },
  play: async (context) => {
    const { canvas } = context;
    const waitUntilClosed = () =>
      waitFor(() => expect(groceries(context)).toHaveAttribute('aria-expanded', 'false'));

    // A followed link closes the menu, because a host's router stays on the page.
    await open(context);
    const link = canvas.getByRole('link', { name: 'View all Groceries' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitUntilClosed();

    // Tab past the end closes the menu and leads to the next link.
    await open(context);
    canvas.getByRole('button', { name: 'Close menu' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Offers' })).toHaveFocus();
    await waitUntilClosed();

    // The menu is closed on a page restored from the back/forward cache.
    await open(context);
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntilClosed();

    // Escape closes all levels, and the menu opens at its first level again.
    await openTo('Bakery')(context);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await open(context);
    await expect(canvas.queryByRole('list', { name: 'Bakery' })).toBeNull();
  },
};

export const RightToLeft: Story = { decorators: rightToLeft, play: openTo('Fresh & chilled', 'Fruit') };
export const ForcedColours: Story = { parameters: forcedColours, play: openTo('Fresh & chilled', 'Fruit') };
export const Laptop: Story = { globals: at('laptop'), play: openTo('Fresh & chilled', 'Fruit') };
