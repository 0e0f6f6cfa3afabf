import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { events, menuRow, open, openTo, type Row, row } from '../../app/testing/menuRow.tsx';
import { beginTrolleyWorkAtom } from '../../state/trolley/trolley.ts';

const meta = { ...menuRow, title: 'Features/Mega menu' } satisfies Meta<typeof Row>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PageBehind: Story = {
  play: async (context) => {
    const main = context.canvasElement.querySelector('main') as HTMLElement;
    const before = main.getBoundingClientRect();
    await open(context);

    await expect(document.documentElement).toHaveAttribute('data-grocer-scroll-lock', 'mega-menu');
    const { left, width } = main.getBoundingClientRect();
    await expect([left, width]).toEqual([before.left, before.width]);
  },
};

const closes = { notPictured: 'Ends with a closed menu.' };

export const PageScrollsAgain: Story = {
  parameters: closes,
  play: async (context) => {
    await open(context);
    await expect(document.documentElement).toHaveAttribute('data-grocer-scroll-lock', 'mega-menu');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-grocer-scroll-lock'));
  },
};

export const Analytics: Story = {
  parameters: closes,
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

export const Quiet: Story = {
  play: async (context) => {
    await openTo('Bakery')(context);
    await context.canvas.findByRole('list', { name: 'Bakery' });
    await context.canvas.findByText('Spring citrus');
    const before = row.draws;

    await context.step('a change of the trolley does not render the menu again', async () => {
      row.store.set(beginTrolleyWorkAtom)();
      await new Promise(requestAnimationFrame);
      await expect(row.draws).toBe(before);
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
  parameters: { media: { reducedMotion: 'reduce' }, notPictured: 'A picture shows no motion.' },
  play: async (context) => {
    await openTo('Fresh & chilled')(context);
    await expect(document.getAnimations()).toEqual([]);
  },
};

export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: openTo('Fresh & chilled', 'Fruit'),
};
