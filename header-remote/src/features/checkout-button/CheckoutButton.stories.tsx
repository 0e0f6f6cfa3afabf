import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at, forcedTextColours, inBox } from '../../ui/testing/stories.tsx';
import { CheckoutButtonView } from './CheckoutButton.tsx';

/** Leads from the trolley to the checkout, or says what is missing. */
const meta = {
  title: 'Features/Checkout button',
  component: CheckoutButtonView,
  parameters: { onDemand: true },
  args: { idPrefix: 'story', disabled: false, waiting: false, message: null, onPress: fn() },
  decorators: inBox({ maxInlineSize: 394, padding: 16 }),
} satisfies Meta<typeof CheckoutButtonView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Checkout' });

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(button(canvas));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { waiting: true },
  play: async ({ args, canvas }) => {
    await expect(button(canvas)).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button(canvas));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

const isDisabledWith =
  (message: string, announced = message): NonNullable<Story['play']> =>
  async ({ args, canvas }) => {
    // The disabled button takes focus and is described by the message.
    await userEvent.tab();
    await expect(button(canvas)).toHaveFocus();
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(canvas)).toHaveAccessibleDescription(message);

    // A press announces the message.
    await userEvent.click(button(canvas));
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(announced);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).not.toHaveBeenCalled();
  };

const minimumSpend = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';
const belowMinimum = { disabled: true, message: { text: minimumSpend } };

export const BelowMinimumSpend: Story = { args: belowMinimum, play: isDisabledWith(minimumSpend) };

export const UnavailableItems: Story = {
  args: {
    disabled: true,
    message: { title: 'Unavailable items', text: 'Please remove all unavailable items from your trolley' },
  },
  play: isDisabledWith(
    'Unavailable items Please remove all unavailable items from your trolley',
    'Unavailable items. Please remove all unavailable items from your trolley',
  ),
};

export const DisabledWithoutWords: Story = { args: { disabled: true } };

export const Narrow: Story = { args: belowMinimum, globals: at('narrow') };
export const ForcedColours: Story = { args: belowMinimum, parameters: forcedTextColours };
