import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { groceries, menuRow, open, openTo, type Row, rowsIn } from '../../app/testing/menuRow.tsx';
import { hrefOf } from '../../ui/testing/stories.tsx';

const meta = { ...menuRow, title: 'Features/Mega menu' } satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstLevel: Story = {
  play: async (context) => {
    const { canvas, step } = context;

    await step(
      'a hover does not open the menu; the first level is ready while the mouse is on the button',
      async () => {
        const list = { name: 'Groceries', hidden: true };
        await userEvent.hover(groceries(context));
        await expect(await canvas.findByRole('list', list)).not.toBeVisible();
        await expect(groceries(context)).toHaveAttribute('aria-expanded', 'false');
        await userEvent.unhover(groceries(context));
        await waitFor(() => expect(canvas.queryByRole('list', list)).not.toBeInTheDocument());
      },
    );

    await step('a press opens the first level', async () => {
      await open(context);
      await expect(groceries(context)).toHaveAttribute('aria-expanded', 'true');
      await waitFor(async () => expect(await rowsIn(context, 'Groceries')).toHaveLength(12));
      await expect((await rowsIn(context, 'Groceries'))[0]).toBe('View all Groceries');
    });

    await step('the middle fragment and the specialist shops are beside the first level', async () => {
      await expect(await canvas.findByText('Spring citrus')).toBeVisible();
      // A sister shop has the name that the top bar gives it.
      const cellar = canvas.getByRole('link', { name: /^Wine & spirits/ });
      await expect(cellar).toHaveAttribute('target', '_blank');
      await expect(cellar).toHaveAttribute('rel', 'noopener');
      await expect(cellar.getAttribute('href')).toContain('utm_campaign=mega-menu');
    });
  },
};

export const SecondLevel: Story = {
  play: async (context) => {
    await openTo('Fresh & chilled')(context);

    // The second level begins with "View all", then has the children.
    await expect((await rowsIn(context, 'Fresh & chilled')).slice(0, 2)).toEqual([
      'View all Fresh & chilled',
      'Fruit',
    ]);
  },
};

export const AnotherRow: Story = {
  name: 'Second level of another row',
  parameters: { notPictured: 'Ends with the first level.' },
  play: async (context) => {
    await openTo('Fresh & chilled')(context);
    const { canvas, step } = context;

    await step('another row opens its level in place of the open one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bakery' }));
      await expect(canvas.queryByRole('list', { name: 'Fresh & chilled' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Bakery' })).toHaveAttribute('aria-expanded', 'true');
    });

    await step('a press on an open row closes its level', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bakery' }));
      await expect(canvas.queryByRole('list', { name: 'Bakery' })).toBeNull();
    });
  },
};

export const ThirdLevel: Story = {
  play: async (context) => {
    await openTo('Fresh & chilled', 'Fruit')(context);
    const { canvas, step } = context;

    await step('rows of the third level are links, because there is no level below it', async () => {
      const bananas = await canvas.findByRole('link', { name: 'Bananas' });
      await expect(hrefOf(bananas)).toBe('/ecom/shop/browse/groceries/fresh_chilled/fruit/bananas');
    });

    await step('closed levels are not in the page', async () => {
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(50);
    });
  },
};

export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await waitFor(() => groceries(context));
    groceries(context).focus();

    await step('Enter opens the menu, Tab leads into the panel', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('button', { name: 'Fresh & chilled' });
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'View all Groceries' })).toHaveFocus();
    });

    await step('the box around the chevron turns, not its drawing', async () => {
      const chevron = groceries(context).lastElementChild as HTMLElement;
      await waitFor(() => expect(getComputedStyle(chevron).rotate).toBe('180deg'));
      await expect(chevron.firstElementChild?.getAnimations()).toEqual([]);
    });

    await step('Space opens a level, Tab leads into it', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Fresh & chilled' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'View all Fresh & chilled' })).toHaveFocus();
    });

    await step('arrow keys move within a column, into the next one and back', async () => {
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
  },
};

export const WaysOut: Story = {
  name: 'Closed in every way',
  parameters: { notPictured: 'Ends with the first level.' },
  play: async (context) => {
    const { canvas, step } = context;
    const waitUntilClosed = () =>
      waitFor(() => expect(groceries(context)).toHaveAttribute('aria-expanded', 'false'));

    await step('"Close menu" closes the menu and returns focus to its button', async () => {
      await open(context);
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await waitUntilClosed();
      await expect(groceries(context)).toHaveFocus();
    });

    await step('another press on the button closes the menu', async () => {
      await open(context);
      await userEvent.click(groceries(context));
      await waitUntilClosed();
      await expect(canvas.queryByRole('list', { name: 'Groceries' })).toBeNull();
    });

    await step('a followed link closes the menu, since a host with a router stays on the page', async () => {
      await open(context);
      const link = canvas.getByRole('link', { name: 'View all Groceries' });
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      await waitUntilClosed();
    });

    await step('the menu opens at its first level again', async () => {
      await openTo('Bakery')(context);
      await userEvent.keyboard('{Escape}');
      await waitUntilClosed();
      await open(context);
      await expect(canvas.queryByRole('list', { name: 'Bakery' })).toBeNull();
    });
  },
};
