import { createSandbox, type ScenarioName } from '@grocer/sandbox';
import { sandboxHandlers } from '@grocer/sandbox/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, userEvent } from 'storybook/test';
import { Header } from './Header.tsx';

/** The whole header with its real services, answered by the sandbox inside the browser. */
const origin = 'https://services.grocer.example';

const meta = {
  title: 'App/Header',
  component: Header,
  args: { options: { services: { origin }, path: '/ecom/shop/browse/groceries' } },
  parameters: { ownRoot: true, fullHeader: true },
  loaders: [mswLoader()],
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

const inScenario = (scenario: ScenarioName): NonNullable<Story['beforeEach']> =>
  function answerAsTheShop({ msw }) {
    msw.use(...sandboxHandlers(createSandbox({ scenario }), { origin }));
  };

export const SignedOut: Story = {
  beforeEach: inScenario('anonymous'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trolley, 0 items, total £0.00' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  beforeEach: inScenario('signed-in'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Favourites' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Trolley, \d+ items?, total / })).toBeVisible();
  },
};

export const LargeTrolley: Story = {
  beforeEach: inScenario('large-trolley'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('99+')).toBeVisible();
  },
};

export const TrolleyFailed: Story = {
  beforeEach: inScenario('trolley-error'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Favourites' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Trolley' })).toBeVisible();
  },
};

const withBar: Story['args'] = {
  options: { services: { origin }, path: '/ecom/shop/browse/groceries', flags: { sitePinBar: true } },
};

export const SlotDetails: Story = {
  beforeEach: inScenario('slot-booked'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Slot details/ }));
    await expect(await canvas.findByRole('link', { name: 'Change slot' })).toBeInTheDocument();
  },
};

export const Amending: Story = {
  args: withBar,
  beforeEach: inScenario('amending'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }));
    await expect(
      await canvas.findByRole('alertdialog', { name: 'Cancel your changes?' }),
    ).toBeInTheDocument();
  },
};

export const ChristmasEntertaining: Story = {
  args: withBar,
  beforeEach: inScenario('christmas-entertaining'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You can amend your order until midnight on 15 December$/),
    ).toBeVisible();
  },
};
