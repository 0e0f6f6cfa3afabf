import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at } from '../../ui/testing/stories.tsx';
import { SupportUserBarView } from './SupportUserBar.tsx';

const topBar = {
  padding: '0 24px',
  background: '#f8f6f1',
  font: '500 13px/20px "Grocer Sans"',
  color: '#4a463f',
};

/** “Return to admin” ends a support user's session as a customer (behaviour/account#return-to-admin). */
const meta = {
  title: 'Features/Support user bar',
  component: SupportUserBarView,
  args: { place: 'topBar', waiting: false, onPress: fn() },
  decorators: [
    (Story, { args }) => (
      <div style={args.place === 'topBar' ? topBar : {}}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SupportUserBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheTopBar: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Return to admin' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { waiting: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Return to admin' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** The last row of a menu, whose list the story supplies. */
export const InTheAccountMenu: Story = {
  args: { place: 'accountMenu' },
  decorators: [
    (Story) => (
      <ul style={{ inlineSize: 236 }}>
        <Story />
      </ul>
    ),
  ],
};

export const WaitingInTheAccountMenu: Story = {
  ...InTheAccountMenu,
  args: { place: 'accountMenu', waiting: true },
};

export const InTheSlideOut: Story = { args: { place: 'mobileMenu' }, globals: at('mobile') };
export const WaitingInTheSlideOut: Story = { ...InTheSlideOut, args: { place: 'mobileMenu', waiting: true } };
