import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { groceries, menuRow, open, openTo, type Row, rowsIn } from './testing/menuRow.tsx';

const meta = { ...menuRow, title: 'Features/Mega menu' } satisfies Meta<typeof Row>;

export default meta;

type Story = StoryObj<typeof meta>;

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
