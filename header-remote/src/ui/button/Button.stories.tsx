import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, type ButtonState, type ButtonTheme } from './Button.tsx';

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
            tr.primaryWhite { background: #a8281f !important }
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

const themes: ButtonTheme[] = ['primary', 'secondary', 'primaryWhite', 'secondaryWhite'];
const states: ButtonState[] = ['ready', 'disabled', 'waiting', 'success', 'save'];

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Every theme on its background, in every state. */
export const All: Story = {
  render: () => (
    <table>
      <tbody>
        {themes.map((theme) => (
          <tr className={theme} key={theme}>
            {states.map((state) => (
              <td key={state}>
                <Button state={state} theme={theme}>
                  {`${theme}, ${state}`}
                </Button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

export const ForcedColours: Story = { ...All, parameters: { media: { forcedColors: 'active' } } };

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
  play: async ({ canvas, step }) => {
    await step('each button has the height of its size', async () => {
      const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight);
      await expect(heights).toEqual([48, 44, 36]);
    });
  },
};

export const Widths: Story = {
  render: (args) => (
    <>
      {(['fit', 'standard', 'full'] as const).map((width) => (
        <p key={width}>
          <Button {...args} width={width}>
            {width}
          </Button>
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const standard = canvas.getByRole('button', { name: 'standard' });
    await expect(standard.offsetWidth).toBe(160);
    await expect(canvas.getByRole('button', { name: 'fit' }).offsetWidth).toBeLessThan(160);
    await expect(canvas.getByRole('button', { name: 'full' }).offsetWidth).toBeGreaterThan(1000);
  },
};

export const Disabled: Story = {
  args: { state: 'disabled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Waiting: Story = {
  args: { state: 'waiting' },
  render: (args) => (
    <>
      <Button {...args} /> {'\u2003'} <Button theme="primary">Search</Button>
    </>
  ),
  play: async ({ canvas, args, step }) => {
    const [waiting, ready] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];

    await step('a waiting button keeps its width and height', async () => {
      await expect(waiting.offsetWidth).toBe(ready.offsetWidth);
      await expect(waiting.offsetHeight).toBe(ready.offsetHeight);
    });

    await step('a press on a waiting button does nothing, and the button keeps focus', async () => {
      await userEvent.click(waiting);
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(waiting).toHaveFocus();
      await expect(waiting).toHaveAttribute('aria-busy', 'true');
    });
  },
};

export const Success: Story = { args: { state: 'success', children: 'Saved' } };

export const ToSave: Story = { args: { state: 'save', children: 'Save' } };

export const AccessibleText: Story = {
  args: { children: 'Cancel', accessibleText: 'Cancel instant checkout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel instant checkout' })).toHaveTextContent('Cancel');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: 'Keep the saved slot of Thursday and check out with the card that was used before',
    width: 'full',
    state: 'waiting',
  },
};

export const RightToLeft: Story = {
  args: { children: 'שמור', state: 'save' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const ReducedMotion: Story = {
  args: { state: 'waiting' },
  parameters: { media: { reducedMotion: 'reduce' }, notPictured: 'A picture shows no motion.' },
};
