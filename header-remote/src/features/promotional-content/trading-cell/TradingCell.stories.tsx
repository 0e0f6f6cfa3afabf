import { anEditorialLink, aTextArea, aTradingCell } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { at, forcedColours, rightToLeft } from '../../../ui/testing/stories.tsx';
import { ContentStage } from '../testing/ContentStage.tsx';
import { aCellPicture, aScene, showPictures } from '../testing/pictures.ts';
import {
  bread,
  buns,
  cheese,
  citrus,
  easter,
  greens,
  noIcons,
  noPicture,
  twoProducts,
} from './testing/cells.ts';

/** An offer: picture, badges, price and link. */
const meta = {
  title: 'Features/Promotional content/Trading cell',
  component: ContentStage,
  args: { components: [citrus], onFollow: fn() },
  loaders: [mswLoader()],
  beforeEach: showPictures,
  decorators: [
    (Story, { parameters }) => (
      <div style={{ padding: 'min(40px, 4vw)', inlineSize: parameters.inlineSize }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContentStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = (fields: Parameters<typeof aTradingCell>[0]) => ({ components: [aTradingCell(fields)] });

export const Default: Story = {
  play: async ({ canvas, args }) => {
    // The cell's link leads to the page that the editor chose, and following it is reported.
    const link = canvas.getByRole('link', { name: 'Shop now' });
    await expect(link).toHaveAttribute('href', '/ecom/shop/browse/groceries/bakery');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenLastCalledWith({
      analytics: citrus.analytics,
      componentId: 'citrus',
      position: 0,
      url: '/ecom/shop/browse/groceries/bakery',
    });

    // The brand's picture has the name of the brand.
    await expect(canvas.getByRole('img', { name: 'Orchard' })).toBeInTheDocument();
  },
};

/** All kinds of cells together. */
export const All: Story = { args: { components: [greens, cheese, bread, citrus, buns, easter] } };
export const AllOnLaptop: Story = { ...All, globals: at('laptop') };
export const AllOnTablet: Story = { ...All, globals: at('tablet') };
export const AllOnMobile: Story = { ...All, globals: at('mobile') };
export const AllNarrow: Story = { ...All, globals: at('narrow') };
export const RightToLeft: Story = { ...All, decorators: rightToLeft };
export const ForcedColours: Story = { ...All, parameters: forcedColours };

/** The cell takes the whole width that the menu has for content. The text is beside the picture. */
export const InTheMegaMenu: Story = {
  args: { surface: 'mega-menu', components: [citrus] },
  parameters: { inlineSize: 511 },
};

export const RedInTheMegaMenu: Story = {
  args: { surface: 'mega-menu', components: [buns] },
  parameters: { inlineSize: 511 },
  play: ({ canvas }) => expect(canvas.getByRole('link').className).not.toContain('undefined'),
};

export const InTheSeasonalMenu: Story = { args: { surface: 'seasonal-menu', components: [easter, citrus] } };

export const ButtonStyles: Story = {
  args: {
    components: (['light', 'red'] as const).flatMap((theme) =>
      (['primary', 'primaryLight', 'secondary'] as const).map((buttonStyle) =>
        aTradingCell({
          componentId: `${theme} ${buttonStyle}`,
          image: noPicture,
          textArea: aTextArea({ theme, buttonStyle, heading: `${theme}, ${buttonStyle}` }),
        }),
      ),
    ),
  },
};

export const LoyaltyLabels: Story = {
  args: {
    components: (['light', 'red'] as const).flatMap((theme) =>
      [false, true].flatMap((supercharged) =>
        ['£2', '10 %', '£12.50', 'a third of the price'].map((additionalReduction) =>
          aTradingCell({
            componentId: `${theme} ${supercharged} ${additionalReduction}`,
            image: noPicture,
            textArea: aTextArea({ theme, subheading: null, link: null }),
            icons: { ...noIcons, loyaltyCardIcon: { additionalReduction, supercharged } },
          }),
        ),
      ),
    ),
  },
};

const orchardSign = (scene: string) => aScene(scene, { shape: 'sign', altText: 'Orchard' });

/** The badges and the brand of a cell without a picture are in a row above its text. */
export const BadgesWithoutPicture: Story = {
  args: {
    components: (['light', 'red'] as const).flatMap((theme) =>
      (['floated', 'pinned'] as const).map((position) =>
        aTradingCell({
          componentId: `${theme} ${position}`,
          defaultNumOfCells: 'twoCells',
          image: noPicture,
          textArea: aTextArea({ theme, offerHeading: '2 for £7' }),
          icons: {
            ...noIcons,
            offerRoundel: 'save ⅓',
            messageIcon: { message: 'New' },
            brandIcon: { display: true, position, image: orchardSign('orchard') },
          },
        }),
      ),
    ),
  },
};

/** Neither the picture nor the logo could be loaded. */
export const PicturesNotFound: Story = {
  args: cell({
    ...citrus,
    image: aCellPicture('missing'),
    icons: {
      ...citrus.icons,
      brandIcon: { display: true, position: 'pinned', image: orchardSign('missing') },
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Orchard')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const NewWindow: Story = {
  args: cell({
    image: aCellPicture('wine'),
    textArea: aTextArea({
      heading: 'Reds for the weekend',
      subheading: 'Chosen by our buyers this week',
      link: anEditorialLink({
        url: 'https://cellar.grocer.example/',
        text: 'Visit Cellar',
        altText: 'wines for the weekend',
        newWindow: true,
      }),
    }),
  }),
  play: async ({ canvas }) => {
    const name = /^Visit Cellar ?: wines for the weekend \(opens in a new tab\)$/;
    const link = canvas.getByRole('link', { name });
    await expect(link.className).not.toContain('undefined');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const OfProducts: Story = {
  args: cell({ image: aCellPicture('citrus'), textArea: aTextArea({ link: null }), products: twoProducts }),
  play: ({ canvas }) =>
    expect(canvas.getByRole('link')).toHaveAttribute('href', '/ecom/shop/buylist/111,222'),
};

export const LongText: Story = {
  globals: at('narrow'),
  args: cell({
    ...easter,
    textArea: aTextArea({
      ...easter.textArea,
      heading: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      offerHeading: 'Buy one and get another one half price while stocks last',
      link: anEditorialLink({ text: 'See the whole menu of our kitchens and order three days before' }),
    }),
  }),
};
