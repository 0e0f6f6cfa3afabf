import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at, forcedColours, rightToLeft } from '../testing/stories.tsx';
import { underPointer } from '../testing/underPointer.ts';
import { Button, type ButtonState, type ButtonTheme } from './Button.tsx';

/** A button in three themes, also waiting and after success. */
const meta = {
  title: 'UI/Button',
  component: Button,
  args: { theme: 'primary', children: 'Search', onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <style>
          {`
            p { margin-block: 16px !important }
            td { padding: 12px !important }
            tr.secondaryWhite { background: #0e3a2a !important }
          `}
        </style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const themes: ButtonTheme[] = ['primary', 'secondary', 'secondaryWhite'];
const states: ButtonState[] = ['ready', 'disabled', 'waiting', 'success'];

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Every theme on its background. */
const table = (columns: readonly string[], stateOf: (column: string) => ButtonState) => () => (
  <table>
    <tbody>
      {themes.map((theme) => (
        <tr className={theme} key={theme}>
          {columns.map((column) => (
            <td key={column}>
              <Button state={stateOf(column)} theme={theme}>
                {`${theme}, ${column}`}
              </Button>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const All: Story = { render: table(states, (state) => state as ButtonState) };

export const HoverAndPressed: Story = {
  render: table(['hover', 'pressed'], () => 'ready'),
  play: underPointer({ hover: /hover/, active: /pressed/ }),
};

export const ForcedColours: Story = { ...All, parameters: forcedColours };

export const Sizes: Story = {
  render: (args) => (
    <>
      {([48, 44, 36] as const).map((size) => (
        <p key={size}>
          <Button {...args} size={size}>{`${size} px`}</Button>
        </p>
      ))}
    </>
  ),
};

export const Widths: Story = {
  render: (args) => (
    <>
      {(['fit', 'full'] as const).map((width) => (
        <p key={width}>
          <Button {...args} width={width}>
            {width}
          </Button>
        </p>
      ))}
    </>
  ),
};

export const Disabled: Story = {
  args: { state: 'disabled' },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const Waiting: Story = {
  args: { state: 'waiting' },
  render: (args) => (
    <>
      <Button {...args} /> {'\u2003'} <Button theme="primary">Search</Button>
    </>
  ),
  play: async ({ canvas, args }) => {
    const [waiting] = canvas.getAllByRole('button') as [HTMLElement];

    // A waiting button ignores presses and keeps focus.
    await userEvent.click(waiting);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(waiting).toHaveFocus();
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = {
  globals: at('narrow'),
  args: {
    children: 'Keep the saved slot of Thursday and check out with the card that was used before',
    width: 'full',
    state: 'waiting',
  },
};

export const RightToLeft: Story = { args: { children: 'שמור', state: 'success' }, decorators: rightToLeft };
