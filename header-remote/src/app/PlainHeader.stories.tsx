import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** What stands where the remote does not come: it searches and links, from the package that page teams install. */
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
  // Another story may have signed in, and been left without a word.
  beforeEach: () => cookieStore.delete('X-Has-Token-Session'),
} satisfies Meta<typeof HeaderSlot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('the logo is drawn', async () => {
      await canvas.findByRole('link', { name: 'Grocer, groceries home' });
      for (const path of canvasElement.querySelectorAll<SVGPathElement>('svg path')) {
        await expect(path.getBBox().width).toBeGreaterThan(0);
      }
    });
    await step('it searches, and leads back from signing in', async () => {
      await expect(canvas.getByRole('search')).toHaveAttribute('action', '/ecom/shop/search');
      await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        '/ecom/login?redirect=%2Fecom%2Frecipes',
      );
    });
  },
};

export const SignedOutOnMobile: Story = { ...SignedOut, globals: { viewport: { value: 'mobile' } } };

export const SignedOutAt320: Story = { ...SignedOut, globals: { viewport: { value: 'narrow' } } };

export const SignedIn: Story = {
  beforeEach: () => cookieStore.set('X-Has-Token-Session', 'true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Account' })).toHaveAttribute(
      'href',
      '/ecom/myaccount',
    );
  },
};

export const OnTheResultsPage: Story = {
  args: { options: { path: '/ecom/shop/search?searchTerm=sourdough' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('sourdough');
  },
};

export const ForcedColours: Story = { ...SignedOut, parameters: { media: { forcedColors: 'active' } } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** The room that is kept for the header, empty in the first second: nothing moves when it or the plain one comes. */
export const Waiting: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const room = canvasElement.querySelector('[data-grocer-slot]') as HTMLElement;
    const isWide = matchMedia('(min-width: 62em)').matches;
    await expect(room.getBoundingClientRect().height).toBe(isWide ? 159 : 50);
  },
};
