import { anImage, aTextCard } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, userEvent } from 'storybook/test';
import { ContentStage } from '../testing/ContentStage.tsx';
import { aScene, showPictures } from '../testing/pictures.ts';

const bowl = anImage(aScene('greens', { altText: 'A bowl of spring greens' }));

/** An editors’ picture, with or without a link (behaviour/content#picture-sources, behaviour/content#broken-picture). */
const meta = {
  title: 'Features/Promotional content/Picture',
  component: ContentStage,
  args: { components: [bowl] },
  loaders: [mswLoader()],
  beforeEach: showPictures,
} satisfies Meta<typeof ContentStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsALink: Story = {
  args: { components: [anImage({ ...bowl, linkPath: '/content/site/en/recipes/spring.html' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'A bowl of spring greens' })).toHaveAttribute(
      'href',
      '/ecom/recipes/spring',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** A picture that is not found is shown as its box, with the alternative text. */
export const NotFound: Story = {
  args: { components: [anImage(aScene('missing', { altText: 'A bowl of spring greens' }))] },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByText('A bowl of spring greens');
    await expect(canvasElement.querySelector('img')).toBeNull();
    const { width, height } = (text.parentElement as HTMLElement).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

/** Pictures at position 11 and later load lazily. */
export const Lazy: Story = {
  args: {
    components: [
      ...Array.from({ length: 10 }, () => aTextCard()),
      anImage({ ...bowl, altText: 'Position 10' }),
      anImage({ ...bowl, altText: 'Position 11' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Position 10' })).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByRole('img', { name: 'Position 11' })).toHaveAttribute('loading', 'lazy');
  },
};
