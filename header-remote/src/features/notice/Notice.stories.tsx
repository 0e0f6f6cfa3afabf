import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { at, forcedTextColours, hrefOf, rightToLeft } from '../../ui/testing/stories.tsx';
import { Notice } from './Notice.tsx';
import css from './notice.css?raw';
import { showNotice } from './showNotice.tsx';

const notice = {
  text: 'Because of snow some <deliveries> are late today. You do not need to do anything.',
  link: { text: 'See the areas', href: 'https://grocer.example/snow' },
};

/** The publisher’s emergency notice above the header, in the HTML of a server (behaviour/switches#notice). */
const meta = {
  title: 'Features/Notice',
  component: Notice,
  parameters: { onDemand: true },
  args: { notice },
  render: (args) => (
    <div data-grocer-notice>
      <style>{css}</style>
      <Notice {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Important notice' })).toHaveTextContent('<deliveries>');
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(hrefOf(canvas.getByRole('link'))).toBe('https://grocer.example/snow'),
};

export const Laptop: Story = { globals: at('laptop') };
export const Tablet: Story = { globals: at('tablet') };
export const Mobile: Story = { globals: at('mobile') };
export const Narrow: Story = { globals: at('narrow') };
export const RightToLeft: Story = { decorators: rightToLeft };
export const ForcedColours: Story = { parameters: forcedTextColours };

/** A link that is not an http(s) URL is left out. */
export const WithoutLink: Story = {
  args: { notice: { text: 'Our phones do not work.', link: { text: 'Call', href: 'javascript:alert(1)' } } },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

/** On a page whose HTML has no notice, it is at the bottom of the window, so that nothing moves, and is announced. */
export const Late: Story = {
  render: function LateNotice() {
    useEffect(() => showNotice(notice), []);
    return <span hidden />;
  },
  beforeEach() {
    document.ariaNotify = fn();
    return () => delete document.ariaNotify;
  },
  play: async () => {
    const bar = await screen.findByRole('region', { name: 'Important notice' });
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await waitFor(() => expect(document.ariaNotify).toHaveBeenCalledWith(notice.text));
  },
};
