import { aBannerAd, anEditorialLink, aTextArea } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { at, forcedColours } from '../../../ui/testing/stories.tsx';
import { ContentStage } from '../testing/ContentStage.tsx';
import { showPictures } from '../testing/pictures.ts';
import { juice, twoProducts } from '../trading-cell/testing/cells.ts';

/** An advert in a menu. It is labelled "Advertisement", and counted when it is seen. */
const meta = {
  title: 'Features/Promotional content/Banner ad',
  component: ContentStage,
  args: { components: [juice], onAdImpression: fn(), onAdClick: fn() },
  loaders: [mswLoader()],
  beforeEach: showPictures,
  decorators: [
    (Story, { parameters }) => (
      <div style={{ padding: 'min(40px, 4vw)', maxInlineSize: parameters.inlineSize ?? 668 }}>
        <div style={{ blockSize: parameters.above }} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContentStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (ad: Parameters<typeof aBannerAd>[0]) => ({ components: [aBannerAd({ ...juice, ...ad })] });
const inMenu = (inlineSize: number): Story => ({
  args: { surface: 'mega-menu' },
  parameters: { inlineSize },
});

export const Default: Story = {
  play: async ({ canvas, args }) => {
    // An advert is labelled "Advertisement", and its impression is counted once.
    await expect(canvas.getByRole('region', { name: /^Advertisement: / })).toBeVisible();
    await waitFor(() => expect(args.onAdImpression).toHaveBeenCalledOnce());

    // The advert's button says "Shop Now" if the advert has no text for it.
    const link = canvas.getByRole('link', { name: 'Shop Now' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onAdClick).toHaveBeenLastCalledWith({ ad: juice, position: 0 });
  },
};

export const OfSeveralProducts: Story = { args: showing({ marketingBadge: 'New', products: twoProducts }) };

/** An advert far below the window is not visible, so it is not counted. */
export const OutOfSight: Story = {
  parameters: { above: '200vh' },
  play: async ({ canvas, args }) => {
    await expect(args.onAdImpression).not.toHaveBeenCalled();
    canvas.getByRole('region').scrollIntoView();
    await waitFor(() => expect(args.onAdImpression).toHaveBeenCalledOnce());
  },
};

export const WithoutPictureAndLink: Story = {
  args: showing({ image: null, products: [], textArea: aTextArea({ heading: 'Only words', link: null }) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('presentation')).toBeNull();
  },
};

const everyField = aTextArea({
  supportingTitle: 'Until 10 March',
  offerHeading: '2 for £5',
  heading: 'Cold-pressed, every morning',
  subheading: 'Blood orange and ginger, 750ml',
  disclaimer: 'Subject to availability. Maximum 12 per order.',
  displayDisclaimer: true,
  link: anEditorialLink({ text: 'Shop juice' }),
});

const looking = (look: Partial<typeof everyField>) => ({
  marketingBadge: 'New',
  textArea: { ...everyField, ...look },
});

/** Every field of the text area is shown, with the style of its button and its theme. */
export const EveryField: Story = { args: showing(looking({ buttonStyle: 'primary' })) };
export const OnRed: Story = { args: showing(looking({ theme: 'red' })) };

/** In the mega menu the button is a text link. */
export const EveryFieldInTheMegaMenu: Story = {
  args: { ...EveryField.args, surface: 'mega-menu' },
  parameters: { inlineSize: 511 },
};

/** The advert is as high as the space that is reserved for it. */
export const InTheMegaMenu: Story = {
  ...inMenu(511),
  play: ({ canvas }) => expect(canvas.getByRole('region').getBoundingClientRect().height).toBe(168),
};

/** Beside two columns there is no room for text beside the picture. */
export const InTheMegaMenuOnLaptop: Story = { ...inMenu(336), globals: at('laptop') };

export const InTheSlideOut: Story = {
  args: { ...showing(looking({ offerHeading: null })), surface: 'mega-menu' },
  globals: at('mobile'),
};

export const InTheNarrowSlideOut: Story = { ...inMenu(266), globals: at('narrow') };

/** In the seasonal menu no button is filled. */
export const InTheSeasonalMenu: Story = {
  args: { ...showing(looking({ buttonStyle: 'primary' })), surface: 'seasonal-menu' },
};

export const DisclaimerOfAnEditorWhoHidesIt: Story = {
  args: showing({ textArea: { ...everyField, displayDisclaimer: false } }),
};

/** Without a picture the badge is beside the word "Advertisement". */
export const BadgeWithoutPicture: Story = {
  args: showing({ image: null, marketingBadge: 'New', textArea: everyField }),
};

/** The whole advert is a link, and following it counts as a click on the advert. */
export const LinkAllOver: Story = {
  args: showing({ linkPath: '/ecom/shop/browse/offers' }),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Cold-pressed, every morning' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onAdClick).toHaveBeenLastCalledWith({ ad: args.components[0], position: 0 });
  },
};

export const Mobile: Story = { globals: at('mobile') };
export const Narrow: Story = { globals: at('narrow') };
export const ForcedColours: Story = { parameters: forcedColours };
