import type { ContentComponent } from '@grocer/shared-contracts';
import {
  aClickToBuy,
  aContainer,
  anImage,
  aRichText,
  aTextCard,
  aTradingCell,
} from '@grocer/shared-contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, fn } from 'storybook/test';
import { at, forcedColours, inBox } from '../../ui/testing/stories.tsx';
import { aBreakpoint } from './testing/aBreakpoint.ts';
import { ContentStage } from './testing/ContentStage.tsx';
import { aScene, showPictures } from './testing/pictures.ts';
import { bread, cheese, citrus, collect, juice } from './trading-cell/testing/cells.ts';

const onlyWide = { deviceBreakpoints: [aBreakpoint('phone', { visible: false })] };
const half = { deviceBreakpoints: [aBreakpoint('phone', { width: 12 }), aBreakpoint('default')] };
const offset = { deviceBreakpoints: [aBreakpoint('default', { offset: 3 })] };

const everything: ContentComponent[] = [
  aRichText(),
  aContainer({ childComponents: [citrus, bread, aTextCard(), collect] }),
  aClickToBuy({ childComponents: [{ ...cheese, defaultNumOfCells: 'fourCells' }] }),
  { ...juice, cqResponsive: half },
  anImage({ ...aScene('greens', { altText: 'Greens' }), cqResponsive: half }),
];

/** Everything that editors publish in menus, in one grid. */
const meta = {
  title: 'Features/Promotional content',
  component: ContentStage,
  args: { components: everything, onCrash: fn() },
  loaders: [mswLoader()],
  beforeEach: showPictures,
  decorators: inBox({ padding: 'min(40px, 4vw)' }),
} satisfies Meta<typeof ContentStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Laptop: Story = { globals: at('laptop') };
export const Tablet: Story = { globals: at('tablet') };
export const Mobile: Story = { globals: at('mobile') };
export const Narrow: Story = { globals: at('narrow') };
export const ForcedColours: Story = { parameters: forcedColours };

export const Columns: Story = {
  args: {
    components: [
      aTextCard({ heading: 'Half', cqResponsive: half }),
      aTextCard({ heading: 'The other half', cqResponsive: half }),
      aTextCard({ heading: 'In the middle', cqResponsive: offset }),
    ],
  },
};

export const NotOnPhones: Story = {
  globals: at('mobile'),
  args: { components: [aTextCard({ heading: 'Large screens', cqResponsive: onlyWide }), aTextCard()] },
};

/** Only the component that crashes is left out. */
export const BrokenComponent: Story = {
  // Not in the test of server rendering: error boundaries do not work on a server, so it would throw.
  parameters: { onDemand: true },
  args: {
    components: [
      aTextCard({ heading: 'Before' }),
      { ...aTradingCell(), icons: undefined } as unknown as ContentComponent,
      aTextCard({ heading: 'After' }),
    ],
  },
  play: async ({ args, canvas }) => {
    for (const name of ['Before', 'After']) await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(args.onCrash).toHaveBeenCalledWith(
      'grocer/components/trading-cell',
      expect.any(TypeError),
      'left out',
    );
  },
};
