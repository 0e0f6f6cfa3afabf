import { aBannerAd, anEditorialLink, aTextArea } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ContentStage } from '../testing/ContentStage.tsx';
import { aScene, showPictures } from '../testing/pictures.ts';

const juice = aBannerAd({
  image: aScene('juice'),
  textArea: aTextArea({
    heading: 'Cold-pressed, every morning',
    subheading: 'Blood orange and ginger, 750ml',
    link: anEditorialLink({ text: null }),
  }),
});

const meta = {
  title: 'Features/Content/Banner ad',
  component: ContentStage,
  args: { components: [juice], onAdImpression: fn(), onAdClick: fn() },
  loaders: [mswLoader()],
  beforeEach: showPictures,
  decorators: [
    (Story, { parameters }) => (
      <div style={{ padding: 'min(40px, 4vw)', maxInlineSize: 668 }}>
        <div style={{ blockSize: parameters.above }} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContentStage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('an advert is labelled as one, and its impression is counted once', async () => {
      await expect(canvas.getByRole('region', { name: 'Advertisement' })).toBeVisible();
      await waitFor(() => expect(args.onAdImpression).toHaveBeenCalledOnce());
    });

    await step('its button says "Shop Now" if the advert has no text for it', async () => {
      const link = canvas.getByRole('link', { name: 'Shop Now' });
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      await expect(args.onAdClick).toHaveBeenLastCalledWith({ ad: juice, position: 0 });
    });
  },
};

export const OfSeveralProducts: Story = {
  args: {
    components: [
      aBannerAd({
        ...juice,
        marketingBadge: 'New',
        products: [
          { id: 'p1', lineNumber: '111' },
          { id: 'p2', lineNumber: '222' },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/ecom/shop/buylist/111,222');
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

/** Far below the window: not visible, so not counted (behaviour/advertising#13). */
export const OutOfSight: Story = {
  parameters: { above: '200vh' },
  play: async ({ canvas, args }) => {
    await expect(args.onAdImpression).not.toHaveBeenCalled();
    canvas.getByRole('region').scrollIntoView();
    await waitFor(() => expect(args.onAdImpression).toHaveBeenCalledOnce());
  },
};

export const WithoutPictureAndLink: Story = {
  args: {
    components: [
      aBannerAd({
        ...juice,
        image: null,
        products: [],
        textArea: aTextArea({ heading: 'Only words', link: null }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('presentation')).toBeNull();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const ForcedColours: Story = { parameters: { media: { forcedColors: 'active' } } };
