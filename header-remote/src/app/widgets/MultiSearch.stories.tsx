import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, userEvent } from 'storybook/test';
import { inBox } from '../../ui/testing/stories.tsx';
import { inScenario, origin } from '../testing/situations/startSituation.ts';
import { MultiSearch } from './MultiSearch.tsx';

/** The entry point `./MultiSearch` on a page without a header. A sandbox in the browser answers its service calls. */
const meta = {
  title: 'App/Multi-search',
  component: MultiSearch,
  args: { options: { services: { origin }, path: '/ecom/lists' } },
  parameters: { ownRoot: true, onDemand: true },
  decorators: inBox({ padding: 24 }),
  loaders: [mswLoader()],
  beforeEach: inScenario('anonymous'),
} satisfies Meta<typeof MultiSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = { name: 'Multi-search' };

export const Closed: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('button', opener)).toBeVisible(),
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', opener));
    await expect(await canvas.findByRole('dialog', opener)).toBeInTheDocument();
  },
};
