import { aParagraph, aTextCard } from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect } from 'storybook/test';
import { at, forcedColours, inBox } from '../../../ui/testing/stories.tsx';
import { underPointer } from '../../../ui/testing/underPointer.ts';
import { aBreakpoint } from '../testing/aBreakpoint.ts';
import { ContentStage } from '../testing/ContentStage.tsx';
import { showPictures } from '../testing/pictures.ts';
import { collect, juice } from '../trading-cell/testing/cells.ts';

const plain = aTextCard();

/** A card with a heading, words and a link. */
const meta = {
  title: 'Features/Promotional content/Text card',
  component: ContentStage,
  args: { components: [plain] },
  loaders: [mswLoader()],
  beforeEach: showPictures,
  decorators: inBox({ padding: 'min(40px, 4vw)', maxInlineSize: 620 }),
} satisfies Meta<typeof ContentStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { play: underPointer({ hover: /./ }) };
export const Green: Story = { args: { components: [collect] } };

const third = { deviceBreakpoints: ['tablet', 'default'].map((name) => aBreakpoint(name, { width: 4 })) };

/** Beside a tall picture a card is stretched to 260 px at most, unless its text needs more. */
export const BesideATallPicture: Story = {
  args: { components: [plain, collect, juice].map((each) => ({ ...each, cqResponsive: third })) },
  decorators: [
    (Story) => (
      <>
        <style>{'section { min-block-size: 500px !important; }'}</style>
        <Story />
      </>
    ),
  ],
};

export const WithoutAddress: Story = { args: { components: [aTextCard({ link: null })] } };

/** A card that is marked invalid or has no blocks is not rendered. */
export const Invalid: Story = {
  args: { components: [aTextCard({ valid: false }), aTextCard({ blocks: [] })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvasElement.textContent?.trim()).toBe('');
  },
};

export const LongText: Story = {
  globals: at('narrow'),
  args: {
    components: [
      aTextCard({
        heading: 'Unlimited deliveries for everybody in the house, on any day you like',
        blocks: Array.from({ length: 4 }, () =>
          aParagraph('One price for a month, three months or a year; the more you order the more you save.'),
        ),
      }),
      collect,
    ],
  },
};

export const ForcedColours: Story = { args: { components: [plain, collect] }, parameters: forcedColours };
