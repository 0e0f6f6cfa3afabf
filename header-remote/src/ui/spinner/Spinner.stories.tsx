import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, inBox } from '../testing/stories.tsx';
import { Spinner } from './Spinner.tsx';

const sizes = ['small', 'medium', 'standard', 'large'] as const;

/** Shows that an element is waiting; that element has `aria-busy` (behaviour/look#disabled-waiting). */
const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  args: { size: 'standard' },
  decorators: inBox({ padding: 24, color: '#17573f' }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'),
};

/** 16, 20, 24 and 32 px. */
export const Sizes: Story = {
  render: (args) => (
    <>
      {sizes.map((size) => (
        <Spinner {...args} key={size} size={size} />
      ))}
    </>
  ),
};

export const Light: Story = {
  ...Sizes,
  decorators: inBox({ padding: 24, color: '#fff', background: '#17573f' }),
};
export const ForcedColours: Story = { ...Sizes, parameters: forcedColours };

/** The spinner pulses slowly instead of turning. */
export const ReducedMotion: Story = {
  parameters: { media: { reducedMotion: 'reduce' }, notPictured: 'A picture shows no motion.' },
};
