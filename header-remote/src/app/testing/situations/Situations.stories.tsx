import type { Meta, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Header } from '../../Header.tsx';
import { flagsOf } from './applyToolbar.ts';
import { type Situation, situations } from './situations.ts';
import { origin, startSituation } from './startSituation.ts';

/** The whole header with its real services, which a sandbox in the browser answers. The toolbar changes the situation. */
const meta = {
  title: 'Situations/One width',
  component: Header,
  args: {
    options: {
      services: { origin },
      path: '/ecom/shop/browse/groceries',
      // The header goes on waiting for a service that never answers.
      config: { timeouts: { orders: 600_000, other: 600_000 } },
    },
  },
  parameters: { ownRoot: true, fullHeader: true, controls: { disable: true } },
  loaders: [mswLoader()],
  render: ({ options }, { globals }) => <Header options={{ ...options, flags: flagsOf(globals.flags) }} />,
  beforeEach: (context) => startSituation(context, context.parameters.situation as Situation),
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
