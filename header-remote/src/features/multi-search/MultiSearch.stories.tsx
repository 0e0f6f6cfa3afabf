import { resolveHeaderOptions } from '@grocer/shared-contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider, useAtomValue } from 'jotai';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { dialogAtom, openDialogAtom } from '../../state/page/dialog.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { storageAtom } from '../../state/page/storage.ts';
import { aStorage } from '../../state/testing/aStore.ts';
import { at, forcedColours } from '../../ui/testing/stories.tsx';
import { MultiSearch } from './MultiSearch.tsx';
import { saveDraftAtom } from './multiSearchAtoms.ts';

interface Args {
  text: string;
  navigate: (url: string) => void;
}

/** The dialog with text that a guest has typed. */
function OpenDialog({ text, navigate }: Args) {
  const [store] = useState(() => {
    const typed = createStore();
    typed.set(setPageAtom, { options: resolveHeaderOptions({ navigate }) });
    typed.set(storageAtom, aStorage().storage);
    typed.set(saveDraftAtom, text);
    typed.set(openDialogAtom, { kind: 'multi-search' });
    return typed;
  });
  return <Provider store={store}>{useAtomValue(dialogAtom, { store }) && <MultiSearch />}</Provider>;
}

/** A shopping list, searched item by item. */
const meta = {
  title: 'Features/Multi-search',
  component: MultiSearch,
  render: (args) => <OpenDialog {...(args as Args)} />,
  parameters: { onDemand: true },
  args: { text: '', navigate: fn() },
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

const list = 'sourdough\nunsalted butter\nsix free range eggs\nripe avocados, lemons\n';
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `item ${index + 1}`).join('\n');

export const Empty: Story = {
  play: async ({ canvas }) => {
    // Focus starts in the text box.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your list' })).toHaveFocus());
    await expect(canvas.getByPlaceholderText('Type or paste your list here')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear list' })).toBeDisabled();
  },
};

export const Open: Story = { args: { text: list } };

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

    // Cmd+Enter does nothing on an empty list.
    await userEvent.type(box, '{Meta>}{Enter}{/Meta}');
    await expect(args.navigate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toBeVisible();

    // Enter makes a new line.
    await userEvent.type(box, 'milk{Enter}eggs');
    await expect(box).toHaveValue('milk\neggs');

    // Ctrl+Enter does nothing while an IME composes.
    await fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, keyCode: 229 });
    await expect(args.navigate).not.toHaveBeenCalled();

    // Ctrl+Enter searches.
    await userEvent.type(box, '{Control>}{Enter}{/Control}');
    await expect(args.navigate).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
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

/** A window that is as low as the space above a phone's keyboard. */
export const Low: Story = { globals: at('low'), args: { text: list } };

export const Narrow: Story = {
  globals: at('narrow'),
  args: { text: `${'x'.repeat(200)}\n${numbered(120)}` },
};

export const ForcedColours: Story = { parameters: forcedColours, args: { text: list } };
