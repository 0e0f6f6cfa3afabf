import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { forcedColours, inBox, rightToLeft } from '../../../ui/testing/stories.tsx';
import { underPointer } from '../../../ui/testing/underPointer.ts';
import { SpecialistShops } from './SpecialistShops.tsx';

/** Links to the grocer’s specialist shops, each with a picture (behaviour/menus#specialist-shops). */
const meta = {
  title: 'Features/Mega menu/Specialist shops',
  component: SpecialistShops,
  args: {
    shops: [
      {
        picture: 'cellar',
        title: 'Cellar',
        text: 'Explore more than 1,200 beers, wines and spirits',
        href: 'https://cellar.example/?utm_campaign=mega-menu',
      },
      {
        picture: 'garden',
        title: 'Garden',
        text: 'Plants, pots and tools, delivered to your door',
        href: 'https://garden.example/',
      },
      {
        picture: 'meals',
        title: 'Chef-made meals',
        text: 'Dinners by our chefs, ready to finish at home',
        href: 'https://meals.example/',
      },
    ],
    onPress: fn(),
  },
  decorators: inBox({ maxInlineSize: 432, padding: 24 }),
} satisfies Meta<typeof SpecialistShops>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const garden = canvas.getByRole('link', { name: /^Garden.*\(opens in a new tab\)$/ });

    // Each shop opens a new tab and receives the referrer.
    await expect(garden).toHaveAttribute('target', '_blank');
    await expect(garden).toHaveAttribute('rel', 'noopener');

    // A press reports the shop and its position.
    garden.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(garden);
    await expect(args.onPress).toHaveBeenCalledWith(expect.objectContaining({ title: 'Garden' }), 1);
  },
};

export const HoverAndPressed: Story = { play: underPointer({ hover: /^Cellar/, active: /^Garden/ }) };
export const Narrow: Story = { decorators: inBox({ maxInlineSize: 220 }) };
export const ForcedColours: Story = { parameters: forcedColours };
export const RightToLeft: Story = { decorators: rightToLeft };
