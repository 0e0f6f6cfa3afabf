import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SlotButtonView } from './SlotButtonView.tsx';

const thursday = { kind: 'booked', weekday: 'Thursday', date: '5 March', start: '9am', end: '10am' } as const;

const meta = {
  title: 'Features/Slot',
  component: SlotButtonView,
  args: { href: '/ecom/serviceselection', slot: { kind: 'none' }, loading: false, spinning: false },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SlotButtonView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a slot' })).toHaveAttribute(
      'href',
      '/ecom/serviceselection',
    );
  },
};

export const Booked: Story = {
  args: { href: '/ecom/bookslot/delivery', slot: thursday },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Thursday 5 March, 9am to 10am' })).toBeVisible();
  },
};

export const LongestDate: Story = {
  args: {
    slot: { kind: 'booked', weekday: 'Wednesday', date: '25 September', start: '11am', end: '12:00 midday' },
  },
};

export const Loading: Story = {
  args: { loading: true, spinning: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a slot' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadingWhenBooked: Story = { args: { slot: thursday, loading: true, spinning: true } };

export const Failed: Story = {
  args: { slot: { kind: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Slot' })).toHaveAttribute(
      'href',
      '/ecom/serviceselection',
    );
  },
};

export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { slot: thursday },
  play: async ({ canvas, step }) => {
    await step('the weekday is cut to three letters for the eye only', async () => {
      await expect(canvas.getByText('rsday')).not.toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Thursday 5 March, 9am to 10am' })).toBeVisible();
    });
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } }, args: { slot: thursday } };

const onMobile = { viewport: { value: 'mobile' } };

export const Mobile: Story = { globals: onMobile };

export const MobileBooked: Story = { globals: onMobile, args: { slot: thursday } };

export const MobileFailed: Story = { globals: onMobile, args: { slot: { kind: 'error' } } };
