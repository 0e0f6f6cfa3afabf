import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import {
  highlighted,
  input,
  noList,
  type Search,
  searchList,
  suggestions,
  typeSour,
} from './testing/searchListStory.tsx';

const meta = { ...searchList, title: 'Features/Search/Keys and pointer' } satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsStopAtTheEnds: Story = {
  args: { suggest: async () => ['sour cream', 'sourdough'] },
  play: async (context) => {
    const { canvas } = context;
    await typeSour(context);

    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(highlighted(canvas)).toBeUndefined();

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(highlighted(canvas)).toBe('sourdough');
  },
};

export const EnterSearchesForTheHighlighted: Story = {
  parameters: { notPictured: 'Ends with a closed list.' },
  play: async (context) => {
    const { canvas, args } = context;
    await typeSour(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    await expect(args.navigate).toHaveBeenCalledWith('/ecom/shop/search?searchTerm=sourdough');
    await noList(canvas);
    await expect(input(canvas)).toHaveValue('sourdough');
    await expect(input(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const TabLeavesTheInput: Story = {
  parameters: { notPictured: 'Ends with a closed list.' },
  play: async (context) => {
    const { canvas } = context;
    await typeSour(context);
    await userEvent.tab();

    await noList(canvas);
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
  },
};

export const Escape: Story = {
  play: async (context) => {
    const { canvas } = context;
    await typeSour(context);

    // Escape closes the list and keeps the text.
    await userEvent.keyboard('{Escape}');
    await noList(canvas);
    await expect(input(canvas)).toHaveValue('sour');

    // ArrowDown opens the list again.
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlighted(canvas)).toBe('sour cream');

    // A second Escape empties the input and opens no list.
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(input(canvas)).toHaveValue('');
    await noList(canvas);
  },
};

export const InputMethodEditor: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    const searchInput = input(canvas);

    // Nothing is requested during composition.
    await userEvent.click(searchInput);
    await fireEvent.compositionStart(searchInput);
    searchInput.value = 'sữa';
    await fireEvent(searchInput, new InputEvent('input', { bubbles: true, isComposing: true }));
    await noList(canvas);

    // The composed text is requested.
    await fireEvent.compositionEnd(searchInput);
    await suggestions(canvas);

    // The Enter that ends a composition does not search.
    await userEvent.keyboard('{ArrowDown}');
    await fireEvent.keyDown(searchInput, { key: 'Enter', keyCode: 229 });
    await expect(args.navigate).not.toHaveBeenCalled();
  },
};

export const Click: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await typeSour(context);

    await userEvent.click(canvas.getByRole('option', { name: 'sour cream' }));
    await expect(args.navigate).toHaveBeenCalledWith('/ecom/shop/search?searchTerm=sour+cream');
    await expect(input(canvas)).toHaveFocus();
  },
};
