import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, userEvent } from 'storybook/test';
import { at } from '../ui/testing/stories.tsx';
import { Header } from './Header.tsx';
import { inScenario, origin } from './testing/situations/startSituation.ts';

const options = { services: { origin }, path: '/ecom/shop/browse/groceries' };

/** The whole header with an open panel. A sandbox in the browser answers its service calls. */
const meta = {
  title: 'App/Header',
  component: Header,
  args: { options },
  parameters: { ownRoot: true, fullHeader: true, controls: { disable: true } },
  loaders: [mswLoader()],
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SlotDetails: Story = {
  beforeEach: inScenario('slot-booked'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Slot details/ }));
    await expect(await canvas.findByRole('link', { name: 'Change slot' })).toBeInTheDocument();
  },
};

export const CancelChanges: Story = {
  args: { options: { ...options, flags: { sitePinBar: true } } },
  beforeEach: inScenario('amending'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }));
    await expect(
      await canvas.findByRole('alertdialog', { name: 'Cancel your changes?' }),
    ).toBeInTheDocument();
  },
};

/** The open Groceries menu with the editors' content, and with an advert for the open category. */
export const GroceriesOpen: Story = {
  args: { options: { ...options, flags: { megaMenuBanners: true } } },
  beforeEach: inScenario('slot-booked'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Groceries' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Bakery' }));
    // Editors chose no content for bread, so there is room for an advert.
    await userEvent.click(await canvas.findByRole('button', { name: 'Bread' }));
    await expect(await canvas.findByRole('link', { name: 'View all Bread' })).toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: /^Advertisement/ })).toBeInTheDocument();
  },
};

export const SeasonOpen: Story = {
  name: 'Christmas menu open',
  beforeEach: inScenario('seasonal'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Christmas' }));
    await expect(await canvas.findByRole('heading', { name: 'Christmas' })).toBeInTheDocument();
  },
};

export const Suggestions: Story = {
  beforeEach: inScenario('signed-in'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search groceries' }), 'sour');
    await expect((await canvas.findAllByRole('option'))[0]).toBeInTheDocument();
  },
};

/** The second level of the slide-out, with the banner of its category. */
export const MobileMenuLevel: Story = {
  globals: at('mobile'),
  beforeEach: inScenario('slot-booked'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Groceries' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Fresh & chilled' }));
    await expect(await canvas.findByRole('link', { name: 'Shop Now' })).toBeInTheDocument();
  },
};

export const MobileMenuOpen: Story = {
  globals: at('mobile'),
  beforeEach: inScenario('seasonal'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  },
};
