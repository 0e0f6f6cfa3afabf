import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, forcedColours, hrefOf, rightToLeft } from '../ui/testing/stories.tsx';

/** The contract package's fallback header, with the search form and links, for a page whose remote does not load. */
const meta = {
  title: 'App/Plain header',
  component: HeaderSlot,
  args: {
    remote: 'https://header.grocer.example/stable/',
    load: () => Promise.reject(new Error('the remote is down')),
    options: { path: '/ecom/recipes' },
  },
  argTypes: { load: { control: false } },
  parameters: { ownRoot: true, onDemand: true },
  // An earlier story may have left the session cookie.
  beforeEach: () => cookieStore.delete('X-Has-Token-Session'),
} satisfies Meta<typeof HeaderSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas, canvasElement }) => {
    // The paths of the logo are drawn.
    await canvas.findByRole('link', { name: 'Grocer, groceries home' });
    for (const path of canvasElement.querySelectorAll<SVGPathElement>('svg path')) {
      await expect(path.getBBox().width).toBeGreaterThan(0);
    }
    // The form searches, and signing in returns to this page.
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/ecom/shop/search');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/ecom/login?redirect=%2Fecom%2Frecipes',
    );
  },
};

export const SignedOutOnMobile: Story = { ...SignedOut, globals: at('mobile') };
export const SignedOutAt320: Story = { ...SignedOut, globals: at('narrow') };

export const SignedIn: Story = {
  beforeEach: () => cookieStore.set('X-Has-Token-Session', 'true'),
  play: async ({ canvas }) =>
    expect(hrefOf(await canvas.findByRole('link', { name: 'Account' }))).toBe('/ecom/myaccount'),
};

export const OnTheResultsPage: Story = {
  args: { options: { path: '/ecom/shop/search?searchTerm=sourdough' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('searchbox')).toHaveValue('sourdough'),
};

export const ForcedColours: Story = { ...SignedOut, parameters: forcedColours };
export const RightToLeft: Story = { decorators: rightToLeft };
