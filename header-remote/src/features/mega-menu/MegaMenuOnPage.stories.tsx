import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { menuRow, openTo, type Row, row } from '../../app/testing/menuRow.tsx';
import { beginTrolleyWorkAtom } from '../../state/trolley/trolley.ts';
import { at, forcedColours, rightToLeft } from '../../ui/testing/stories.tsx';

const meta = { ...menuRow, title: 'Features/Mega menu' } satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async (context) => {
    await openTo('Bakery')(context);
    await context.canvas.findByRole('list', { name: 'Bakery' });
    await context.canvas.findByText('Spring citrus');
    const before = row.draws;

    // A change of the trolley does not render the menu again.
    row.store.set(beginTrolleyWorkAtom)();
    await new Promise(requestAnimationFrame);
    await expect(row.draws).toBe(before);
  },
};

export const RightToLeft: Story = { decorators: rightToLeft, play: openTo('Fresh & chilled', 'Fruit') };
export const ForcedColours: Story = { parameters: forcedColours, play: openTo('Fresh & chilled', 'Fruit') };
export const Laptop: Story = { globals: at('laptop'), play: openTo('Fresh & chilled', 'Fruit') };
