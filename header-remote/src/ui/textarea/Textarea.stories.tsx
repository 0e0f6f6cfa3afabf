import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { at, forcedColours, inBox, rightToLeft } from '../testing/stories.tsx';
import { Textarea } from './Textarea.tsx';

const Field = (props: ComponentProps<typeof Textarea>) => {
  const [value, setValue] = useState(props.value);
  const change = (text: string) => {
    setValue(text);
    props.onValueChange(text);
  };
  return <Textarea {...props} onValueChange={change} value={value} />;
};

/** A multi-line field with help text, a counter and errors. */
const meta = {
  title: 'UI/Textarea',
  component: Field,
  args: { id: 'note', label: 'Note to your driver', value: '', onValueChange: fn() },
  decorators: inBox({ maxInlineSize: 496, padding: 24 }),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => userEvent.type(canvas.getByRole('textbox'), 'Ring twice'),
};

const help = 'Say where we may leave your shopping.';
const error = 'Write a note of two words or more.';
const advisory = 'Your driver reads it on the day.';

export const Placeholder: Story = { args: { placeholder: 'Type or paste your list here', rows: 8 } };
export const Help: Story = { args: { help } };

export const Required: Story = {
  args: { needed: 'required' },
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Note to your driver' })).toBeRequired(),
};

export const Failed: Story = {
  args: { value: 'x', error },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');

    // An error makes the box invalid and describes it.
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(error);
  },
};

export const Advisory: Story = {
  args: { value: 'Ring twice', advisory },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(advisory).closest('[role=status]')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

export const HelpErrorAndAdvisory: Story = {
  args: { help, error, advisory, maxLength: 100, counted: true, needed: 'optional' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `${help} ${error} ${advisory} 100/100 characters left`,
    ),
};

export const Counted: Story = {
  args: { maxLength: 20, counted: true },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('textbox');
    const announced = () =>
      [...canvasElement.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');

    // Each key updates the counter, which counts UTF-16 units like `maxlength`.
    await userEvent.type(box, 'milk 😀');
    await expect(canvas.getByText('13/20 characters left')).toBeVisible();

    // Below a fifth the counter is announced, after a delay.
    await userEvent.type(box, ' and bread');
    await expect(canvas.getByText('3/20 characters left')).toBeVisible();
    await expect(announced()).toBe('');
    await waitFor(() => expect(announced()).toBe('3/20 characters left'), { timeout: 3000 });

    // The browser accepts no text beyond the limit.
    await userEvent.type(box, 'crumbs');
    await expect(box).toHaveValue('milk 😀 and breadcru');
    await expect(canvas.getByText('0/20 characters left')).toBeVisible();
  },
};

export const HiddenLabel: Story = {
  args: { labelHidden: true, placeholder: 'Type or paste your list here' },
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Note to your driver' })).toBeVisible(),
};

export const Disabled: Story = { args: { value: 'Ring twice', disabled: true } };

export const LongText: Story = {
  args: { value: `${'x'.repeat(300)} ${'a long note about the gate, '.repeat(20)}`, help: 'x'.repeat(120) },
};

export const RightToLeft: Story = {
  args: {
    label: 'ملاحظة للسائق',
    value: 'حليب وخبز',
    error: 'اكتب كلمتين أو أكثر',
    maxLength: 100,
    counted: true,
  },
  decorators: rightToLeft,
};

export const Narrow: Story = { globals: at('narrow'), args: { maxLength: 100, counted: true, help } };

export const ForcedColours: Story = { parameters: forcedColours, args: { error } };
