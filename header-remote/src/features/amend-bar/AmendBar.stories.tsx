import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at, forcedTextColours, rightToLeft } from '../../ui/testing/stories.tsx';
import { AmendBarView } from './AmendBar.tsx';

/** The bar while a placed order is open for changes. It says until when, and can discard them. */
const meta = {
  title: 'Features/Amend bar',
  component: AmendBarView,
  parameters: { onDemand: true },
  args: { message: 'You can amend your order until 9pm on Wednesday 4 March', onDiscard: fn() },
} satisfies Meta<typeof AmendBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Amending order' });

    // The bar is at the bottom of the window, and the page ends above it.
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(bar.offsetHeight).toBe(52);
    await expect(getComputedStyle(document.body).paddingBlockEnd).toBe('52px');

    // "Discard changes" calls its handler, which asks for confirmation.
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

const mixed =
  'You can amend your order until 12:00 midday on Wednesday 23 September. Notice times for entertaining products vary';

export const Mixed: Story = { args: { message: mixed } };

/** After the cut-off there is no message between the label and the button. */
export const WithoutMessage: Story = { name: 'Without message: cut-off has passed', args: { message: null } };

export const Laptop: Story = { args: { message: mixed }, globals: at('laptop') };
export const Tablet: Story = { globals: at('tablet') };

export const Mobile: Story = {
  globals: at('mobile'),
  play: ({ canvas }) => expect(canvas.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(44),
};

export const NarrowLongText: Story = {
  args: { message: mixed },
  globals: at('narrow'),
  play: () => expect(document.documentElement.scrollWidth).toBe(window.innerWidth),
};

export const RightToLeft: Story = { decorators: rightToLeft };
export const ForcedColours: Story = { parameters: forcedTextColours };
