import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

/** The first Tab stop of the page: a link past the header (behaviour/header#skip-link). */
const meta = {
  title: 'Features/Skip link',
  component: SkipLink,
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
        <p>The header</p>
        <main>
          <h1>Groceries</h1>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });

    // The link takes focus first and is visible while it has focus.
    await expect(link.getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(100);

    // The link moves focus to the main content and makes it focusable.
    await userEvent.click(link);
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};

export const MainContentWithItsOwnId: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="main-content" tabIndex={-1}>
          The part of the page that names itself
        </div>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Skip to main content' }));

    await expect(canvas.getByText('The part of the page that names itself')).toHaveFocus();
  },
};
