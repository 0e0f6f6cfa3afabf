import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../../ui/testing/stories.tsx';
import { inScenario, origin } from '../testing/situations/startSituation.ts';
import { MultiSearch } from './MultiSearch.tsx';

const navigate = fn();

/** The entry point `./MultiSearch` on a page without a header. A sandbox in the browser answers its service calls. */
const meta = {
  title: 'App/Multi-search',
  component: MultiSearch,
  args: { options: { services: { origin }, path: '/ecom/lists', navigate } },
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

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', opener));
  await expect(await canvas.findByRole('dialog', opener)).toBeInTheDocument();
};

export const Open: Story = { play: open };

export const Searching: Story = {
  parameters: { notPictured: 'Searching closes the dialog: it looks as "Closed".' },
  play: async (context) => {
    const { canvas } = context;
    await open(context);

    // "Search" goes to the results of the typed list.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your list' }), 'milk{enter}oats');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(navigate).toHaveBeenLastCalledWith(expect.stringContaining('/multi-search'));
  },
};
