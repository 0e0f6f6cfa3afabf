import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { userEvent } from 'storybook/test';
import { Header } from '../../Header.tsx';
import { flagsOf } from './applyToolbar.ts';
import { type Situation, situations } from './situations.ts';
import { origin, startSituation } from './startSituation.ts';

/** The buttons of the panels that the switch "Open" of the toolbar opens. */
const buttons = { menu: /^(Groceries|Menu)$/, account: 'My account', slot: /^Slot details/ };

/**
 * The whole header. A sandbox in the browser answers its service calls; the toolbar changes the situation.
 */
const meta = {
  title: 'Situations/One width',
  component: Header,
  // Each situation has a page of its own.
  tags: ['!autodocs'],
  args: {
    options: {
      services: { origin },
      path: '/ecom/shop/browse/groceries',
      // Ten minutes, so that the header keeps waiting for a service that does not answer.
      config: { timeouts: { orders: 600_000, other: 600_000 } },
    },
  },
  parameters: { ownRoot: true, fullHeader: true, controls: { disable: true } },
  loaders: [mswLoader()],
  render: ({ options }, { globals }) => <Header options={{ ...options, flags: flagsOf(globals.flags) }} />,
  beforeEach: (context) => startSituation(context, context.parameters.situation as Situation),
  play: async ({ canvas, globals }) => {
    const button = buttons[globals.open as keyof typeof buttons];
    if (!button) return;
    // Nothing opens where the situation or the width has no such button.
    const found = await canvas.findByRole('button', { name: button }, { timeout: 5000 }).catch(() => null);
    if (found) await userEvent.click(found);
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (name: keyof typeof situations): Pick<Story, 'parameters'> => {
  const situation: Situation = situations[name];
  return { parameters: { situation, keepsLoading: situation.network === 'hanging' } };
};

export const Anonymous: Story = { ...as('anonymous'), name: 'Anonymous' };
export const SignedIn: Story = { ...as('signed-in'), name: 'Signed in' };
export const SlotBooked: Story = { ...as('slot-booked'), name: 'Slot booked' };
export const Amending: Story = { ...as('amending'), name: 'Amending, before the cut-off' };
export const PastCutOff: Story = { ...as('past-cut-off'), name: 'Amending, after the cut-off' };
export const SupportUser: Story = { ...as('support-user'), name: 'Support user' };
export const PassHolder: Story = { ...as('pass-holder'), name: 'Delivery pass holder' };
export const Christmas: Story = { ...as('christmas'), name: 'Christmas' };
export const LongValues: Story = { ...as('long-values'), name: 'Long values, 99+ items' };
export const SlotError: Story = { ...as('slot-error'), name: 'Slot error' };
export const TrolleyError: Story = { ...as('trolley-error'), name: 'Trolley error' };
export const EverythingSlow: Story = { ...as('everything-slow'), name: 'Everything slow' };
export const EverythingFailing: Story = { ...as('everything-failing'), name: 'Everything failing' };
