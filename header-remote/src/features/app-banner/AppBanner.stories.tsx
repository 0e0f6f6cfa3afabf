import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at, forcedColours, hrefOf, rightToLeft } from '../../ui/testing/stories.tsx';
import { AppBannerView } from './AppBanner.tsx';

/** The shop’s app, offered to phones and tablets until dismissed (behaviour/app-banner#devices). */
const meta = {
  title: 'Features/App banner',
  component: AppBannerView,
  parameters: { onDemand: true },
  globals: at('mobile'),
  args: { href: 'https://app.grocer.example/', onDismiss: fn() },
} satisfies Meta<typeof AppBannerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Grocer app' });

    // The banner is 64 px high at the bottom, and the page ends above it.
    await expect(banner.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(banner.offsetHeight).toBe(64);
    await expect(getComputedStyle(document.body).paddingBlockEnd).toBe('64px');

    // The banner links to the app and can be dismissed.
    await expect(hrefOf(canvas.getByRole('link', { name: 'Open the Grocer app' }))).toBe(
      'https://app.grocer.example/',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss app banner' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

const isNoWiderThanTheWindow: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  for (const target of [canvas.getByRole('link'), canvas.getByRole('button')]) {
    await expect(target.offsetHeight).toBeGreaterThanOrEqual(44);
  }
};

export const Narrow: Story = { globals: at('narrow'), play: isNoWiderThanTheWindow };
export const Tablet: Story = { globals: at('tablet'), play: isNoWiderThanTheWindow };
export const Desktop: Story = { globals: at('desktop'), play: isNoWiderThanTheWindow };
export const RightToLeft: Story = { decorators: rightToLeft, play: isNoWiderThanTheWindow };
export const ForcedColours: Story = { parameters: forcedColours, play: isNoWiderThanTheWindow };
