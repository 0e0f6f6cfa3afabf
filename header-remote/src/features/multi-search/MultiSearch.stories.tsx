import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { at, forcedColours } from '../../ui/testing/stories.tsx';
import { MultiSearchView } from './MultiSearch.tsx';

type View = ComponentProps<typeof MultiSearchView>;

const MultiSearch = ({ onClear, onClosed, ...view }: View) => {
  const [text, setText] = useState(view.text);
  const [isOpen, setOpen] = useState(true);
  const clear = () => {
    setText('');
    onClear();
  };
  const close = () => {
    setOpen(false);
    onClosed();
  };
  if (!isOpen) return null;
  return <MultiSearchView {...view} onClear={clear} onClosed={close} onTextChange={setText} text={text} />;
};

const meta = {
  title: 'Features/Multi-search',
  component: MultiSearch,
  parameters: { onDemand: true },
  args: {
    idPrefix: 'story',
    text: '',
    onTextChange: fn(),
    onSearch: fn(),
    onClear: fn(),
    onClosed: fn(),
  },
} satisfies Meta<typeof MultiSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = 'sourdough\nunsalted butter\nsix free range eggs\nripe avocados, lemons\n';
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `item ${index + 1}`).join('\n');

export const Empty: Story = {
  play: async ({ canvas }) => {
    // Focus starts in the text box.
    await expect(canvas.getByRole('dialog', { name: 'Multi-search' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your list' })).toHaveFocus();
    await expect(canvas.getByPlaceholderText('Type or paste your list here')).toBeVisible();

    // "Search" and "Clear list" are disabled for an empty list.
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Clear list' })).toBeDisabled();
  },
};

export const Open: Story = { args: { text: list } };

export const Cleared: Story = {
  args: { text: list },
  play: async ({ canvas, args }) => {
    // "Clear list" empties the text box and focuses it.
    await userEvent.click(canvas.getByRole('button', { name: 'Clear list' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
};

export const OnlySeparators: Story = {
  args: { text: ', _\n' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Clear list' })).toBeEnabled();
  },
};

export const Keys: Story = {
  parameters: { notPictured: 'Ends with a closed dialog.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox');

    // Enter makes a new line.
    await userEvent.type(box, 'milk{Enter}eggs');
    await expect(box).toHaveValue('milk\neggs');

    // Ctrl+Enter does nothing while an IME composes.
    await fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, keyCode: 229 });
    await expect(args.onSearch).not.toHaveBeenCalled();

    // Ctrl+Enter searches.
    await userEvent.type(box, '{Control>}{Enter}{/Control}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onClosed).toHaveBeenCalledOnce();
  },
};

export const KeysOnNothing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Meta>}{Enter}{/Meta}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const LimitReached: Story = {
  args: { text: numbered(101) },
  play: async ({ canvas }) => {
    // A list of 101 items shows the limit and keeps its text.
    await expect(canvas.getByText('Item limit reached').closest('[role=status]')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(numbered(101));
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeEnabled();
  },
};

export const Hundred: Story = { args: { text: numbered(100) } };
export const Mobile: Story = { globals: at('mobile') };

/** The space above the keyboard of a phone. */
export const Low: Story = { globals: at('low'), args: { text: list } };

export const Narrow: Story = {
  globals: at('narrow'),
  args: { text: `${'x'.repeat(200)}\n${numbered(120)}` },
};

export const ForcedColours: Story = { parameters: forcedColours, args: { text: list } };
