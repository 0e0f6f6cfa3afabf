import { createSandbox, type ScenarioName } from '@grocer/sandbox';
import { sandboxHandlers } from '@grocer/sandbox/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, userEvent } from 'storybook/test';
import { inBox } from '../../ui/testing/stories.tsx';
import { origin } from '../testing/situations/startSituation.ts';
import { CheckoutButton } from './CheckoutButton.tsx';

/** The entry point `./CheckoutButton` on a page without a header. A sandbox in the browser answers its service calls. */
const meta = {
  title: 'App/Checkout button',
  component: CheckoutButton,
  args: { options: { services: { origin }, path: '/ecom/shop/trolley', navigate: () => {} } },
  parameters: { ownRoot: true, onDemand: true },
  decorators: inBox({ padding: 24 }),
  loaders: [mswLoader()],
} satisfies Meta<typeof CheckoutButton>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const inScenario = (scenario: ScenarioName): NonNullable<Story['beforeEach']> =>
  function startSandbox({ msw }) {
    sessionStorage.clear();
    msw.use(...sandboxHandlers(createSandbox({ scenario }), { origin }));
  };

const checkout = (canvas: Canvas) => canvas.findByRole('button', { name: 'Checkout' });

export const Conflicts: Story = {
  beforeEach: inScenario('conflicts'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unavailable items')).toBeVisible();
    await expect(await checkout(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const BelowMinimumSpend: Story = {
  beforeEach: inScenario('below-minimum-spend'),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/our £40 minimum spend \(excluding delivery charge\)$/)).toBeVisible(),
};

export const InstantCheckout: Story = {
  beforeEach: inScenario('instant-checkout'),
  play: async ({ canvas }) => {
    // The choice between the ways to check out opens on a page without a header.
    await userEvent.click(await checkout(canvas));
    await expect(
      await canvas.findByRole('dialog', { name: 'Check out the way you want' }),
    ).toBeInTheDocument();
  },
};

export const NewSlotGone: Story = {
  beforeEach: inScenario('new-slot-gone'),
  play: async ({ canvas }) => {
    await userEvent.click(await checkout(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Instant checkout' }));
    await expect(
      await canvas.findByRole('alertdialog', { name: 'Sorry, the new slot you requested is unavailable' }),
    ).toBeInTheDocument();
  },
};
