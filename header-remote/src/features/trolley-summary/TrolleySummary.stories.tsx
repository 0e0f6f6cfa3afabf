import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, forcedColours, inBox } from '../../ui/testing/stories.tsx';
import { TrolleySummaryView } from './TrolleySummary.tsx';

/** The link to the trolley, with item count and total; the only filled button of the header. */
const meta = {
  title: 'Features/Trolley summary',
  component: TrolleySummaryView,
  args: {
    href: '/ecom/shop/trolley',
    itemCount: 32,
    totalText: '£84.20',
    failed: false,
    sized: false,
    loading: false,
    spinning: false,
  },
  decorators: inBox({ display: 'flex' }),
} satisfies Meta<typeof TrolleySummaryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Trolley, 32 items, total £84.20' });

    await expect(link).toHaveAttribute('href', '/ecom/shop/trolley');
    await expect(link).toHaveAttribute('aria-busy', 'false');
  },
};

export const OneItemUnderAPound: Story = {
  args: { itemCount: 1, totalText: '75p' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Trolley, 1 item, total 75p' })).toBeVisible(),
};

export const HundredOrMore: Story = {
  name: 'Hundred or more: 99+',
  args: { itemCount: 120, totalText: '£1,234.50' },
  play: async ({ canvas }) => {
    // The accessible name has the true number.
    await expect(canvas.getByRole('link', { name: 'Trolley, 120 items, total £1,234.50' })).toBeVisible();
  },
};

export const Empty: Story = { args: { itemCount: 0, totalText: '£0.00' } };

export const Loading: Story = {
  args: { loading: true, spinning: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Trolley, 32 items, total £84.20' })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
};

/** A signed-in shopper's page before the services have answered: the trolley is the one that the last page stored. */
export const LastKnown: Story = { args: { loading: true, sized: true } };

const notKnown = { itemCount: undefined, totalText: undefined, loading: true, sized: true };

/** No page of this shopper has stored a trolley. */
export const NotKnown: Story = {
  args: notKnown,
  play: async ({ canvas }) => {
    // Bars are shown in place of count and total, and no text says that the trolley is empty.
    const link = canvas.getByRole('link', { name: 'Trolley' });
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(link.textContent).not.toMatch(/\d/);
  },
};

/** Every state of a signed-in shopper's trolley has the same width, unless its text needs more. */
export const StatesOfOneWidth: Story = {
  render: (args) => (
    <>
      {statesOfTrolley.map((state) => (
        <TrolleySummaryView {...args} {...state} key={state.totalText ?? 'unknown'} sized />
      ))}
      <TrolleySummaryView {...args} failed sized />
    </>
  ),
  decorators: inBox({ display: 'grid', justifyItems: 'start', gap: 8 }),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(statesOfTrolley.length + 1);
    const widths = links.map((link) => link.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
};

const statesOfTrolley = [
  notKnown,
  { itemCount: 0, totalText: '£0.00' },
  { itemCount: 1, totalText: '75p' },
  { itemCount: 32, totalText: '£84.20' },
];

export const Failed: Story = {
  name: 'Failed (trolley error)',
  args: { failed: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Trolley' })).toHaveAttribute('href', '/ecom/shop/trolley'),
};

export const LongText: Story = { args: { itemCount: 9999, totalText: '£1,000,000.00' } };

const onMobile = at('mobile');

export const Mobile: Story = { globals: onMobile };
export const MobileHundredOrMore: Story = { globals: onMobile, args: HundredOrMore.args ?? {} };
export const MobileNotKnown: Story = { ...NotKnown, globals: onMobile };
export const MobileStatesOfOneWidth: Story = { ...StatesOfOneWidth, globals: onMobile };
export const LaptopStatesOfOneWidth: Story = { ...StatesOfOneWidth, globals: at('laptop') };
export const ForcedColoursNotKnown: Story = { ...NotKnown, parameters: forcedColours };
export const MobileEmpty: Story = { globals: onMobile, args: { itemCount: 0, totalText: '£0.00' } };
export const MobileLoading: Story = { globals: onMobile, args: { loading: true, spinning: true } };
export const MobileFailed: Story = { globals: onMobile, args: { failed: true } };
