import {
  aBannerAd,
  aClickToBuy,
  aContainer,
  anImage,
  aParagraph,
  aRichText,
  aTextArea,
  aTextCard,
  aTradingCell,
} from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, userEvent, waitFor } from 'storybook/test';
import { forcedColours, inBox } from '../../../ui/testing/stories.tsx';
import { ContentStage } from '../testing/ContentStage.tsx';
import { aCellPicture, aScene, showPictures } from '../testing/pictures.ts';

const linkPath = '/content/site/en/shop/browse/groceries/bakery.html';
const wordless = aTextArea({ heading: null, offerHeading: null, subheading: '3 for 2 on buns' });
const juice = aTextArea({ heading: 'Cold-pressed', subheading: 'Blood orange and ginger, 750ml' });
const bread = aTradingCell({
  image: aCellPicture('bread'),
  textArea: aTextArea({ heading: 'Stoneground sourdough', subheading: 'Baked slowly, with a deep crust.' }),
});
const buns = { landscapeImage: aScene('buns', { altText: 'Hot cross buns' }), portraitImage: null };

/** A link that covers a whole component. */
const meta = {
  title: 'Features/Promotional content/Stretched link',
  component: ContentStage,
  loaders: [mswLoader()],
  beforeEach: showPictures,
  decorators: inBox({ padding: 16, isolation: 'isolate' }),
} satisfies Meta<typeof ContentStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One component of each kind; the link of each covers it, with or without a heading. */
const kinds = {
  'Hot cross buns': aTradingCell({ linkPath, image: buns, textArea: wordless }),
  'Cold-pressed': aBannerAd({ linkPath, image: aScene('juice'), textArea: juice }),
  Spring: aTextCard({ linkPath, heading: null }),
  'Easter opening hours': aRichText({ linkPath }),
  'A bowl of spring greens': anImage({
    linkPath,
    ...aScene('greens', { altText: 'A bowl of spring greens' }),
  }),
  'Stoneground sourdough': aClickToBuy({
    linkPath,
    products: [{ id: 'p1', lineNumber: '111' }],
    childComponents: [bread],
  }),
  'Delivery Pass': aContainer({ linkPath, childComponents: [aTextCard()] }),
};

/** Whether a press follows the link at each of three points: both upper corners and the middle between them. */
const isCovered = (link: HTMLElement, cell: Element | null | undefined): boolean => {
  if (!cell) return false;
  cell.scrollIntoView({ block: 'start', behavior: 'instant' });
  const { left, right, top } = cell.getBoundingClientRect();
  return [left + 8, (left + right) / 2, right - 8].every((x) =>
    link.contains(document.elementFromPoint(x, top + 8)),
  );
};

export const EveryKind: Story = {
  args: { components: Object.values(kinds) },
  play: async ({ canvas, step }) => {
    for (const name of Object.keys(kinds)) {
      await step(`the whole component is the link "${name}"`, async () => {
        const link = canvas.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', '/ecom/shop/browse/groceries/bakery');
        const cell = link.closest('[class*="column"]')?.firstElementChild;
        // Waits, because a picture that loads later moves the components below it.
        await waitFor(() => expect(isCovered(link, cell), name).toBe(true));
      });
    }

    await step('the focus ring is around the whole component', async () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Hot cross buns' })).toHaveFocus();
    });
  },
};

/** Links inside the component, and the stretched link of a component inside, lead to their own addresses. */
export const LinksInside: Story = {
  args: {
    components: [
      aContainer({
        linkPath,
        childComponents: [
          aTextCard({
            linkPath: '/ecom/recipes',
            heading: 'Recipes',
            blocks: [aParagraph('Ideas for tonight')],
          }),
          aTradingCell({ image: aCellPicture('citrus'), textArea: aTextArea({ heading: 'Citrus' }) }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const isOnTop = (link: HTMLElement) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };

    // The link of a component inside is not covered by the link of the container.
    await expect(isOnTop(canvas.getByRole('link', { name: 'Shop now' }))).toBe(true);

    // The link over a component inside is above the link over the container.
    const inner = canvas.getByRole('heading', { name: 'Recipes' }).querySelector('a') as HTMLElement;
    await expect(isOnTop(inner)).toBe(true);
    const text = canvas.getByText('Ideas for tonight').getBoundingClientRect();
    await expect(inner.contains(document.elementFromPoint(text.left + 5, text.top + 5))).toBe(true);
  },
};

export const ForcedColours: Story = { ...EveryKind, parameters: forcedColours };
