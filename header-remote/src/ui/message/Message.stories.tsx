import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Modal } from '../modal/Modal.tsx';
import { Message } from './Message.tsx';

/** Text with links and placeholder values, rendered without unsafe HTML. */
const meta = {
  title: 'UI/Message',
  component: Message,
  args: {
    text: 'We have saved your previous slot: <strong>${date}, ${time}</strong>.',
    params: { date: 'Thursday 5 March', time: '9am - 10am' },
    linkOf: (href: string) => (/^(?:javascript|data)/i.test(href) ? null : href),
    onUnknownName: fn(),
  },
} satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Lists and links, in a dialog as in the product. */
export const ListsAndLinks: Story = {
  parameters: { onDemand: true },
  decorators: [
    (Story) => (
      <Modal id="message" idPrefix="story" kind="dialog" onClosed={fn()} title="Your slot has gone">
        <Story />
      </Modal>
    ),
  ],
  args: {
    text: '<p>You can</p><ul><li>book <em>another</em> slot</li><li><a href="tel:08081570111">call us</a></li></ul>',
  },
};
