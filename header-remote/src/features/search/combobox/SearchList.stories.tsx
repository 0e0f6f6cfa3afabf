import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { forcedColours } from '../../../ui/testing/stories.tsx';
import {
  announced,
  findInput,
  highlighted,
  input,
  noList,
  Search,
  searchList,
  suggestions,
  typeSour,
} from './testing/searchListStory.tsx';

/** The list below the search field while a shopper types. */
const meta = { ...searchList, title: 'Features/Search/Suggestions', component: Search } satisfies Meta<
  typeof Search
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggestions: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await typeSour(context);

    // Each suggestion is a link to its results, with the typed text highlighted.
    const option = canvas.getByRole('option', { name: 'seeded sourdough' });
    await expect(option).toHaveAttribute('href', '/ecom/shop/search?searchTerm=seeded+sourdough');
    await expect(option.querySelector('mark')).toHaveTextContent(/^sour$/);

    // The number of suggestions is announced.
    await waitFor(() => expect(announced(canvasElement)).toBe('7 suggestions available.'));
  },
};

/** The input keeps focus and text while a suggestion is highlighted. */
export const HighlightedSuggestion: Story = {
  play: async (context) => {
    const { canvas } = context;
    await typeSour(context);

    // Arrow keys stop at the first and the last row.
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(highlighted(canvas)).toBeUndefined();
    await userEvent.keyboard('{ArrowDown>8/}');
    await expect(highlighted(canvas)).toBe('white sourdough loaf');

    await userEvent.keyboard('{ArrowUp>5/}');
    await expect(highlighted(canvas)).toBe('sourdough');
    await expect(input(canvas)).toHaveFocus();
    await expect(input(canvas)).toHaveValue('sour');
    const { id } = canvas.getByRole('option', { selected: true });
    await expect(input(canvas)).toHaveAttribute('aria-activedescendant', id);
  },
};

export const NoSuggestions: Story = {
  args: { suggest: async () => [] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await findInput(canvas), 'zzz');

    await waitFor(() => expect(announced(canvasElement)).toBe('No suggestions available.'));
    await noList(canvas);
  },
};

export const SameCountIsAnnouncedAgain: Story = {
  args: { suggest: async (term) => [`${term} one`, `${term} two`] },
  play: async ({ canvas, canvasElement }) => {
    const regions = () => [...canvasElement.querySelectorAll('[role=status]')];
    const speaking = () =>
      regions().findIndex(({ textContent }) => textContent === '2 suggestions available.');

    await userEvent.type(await findInput(canvas), 'sou');
    await waitFor(() => expect(speaking()).not.toBe(-1));
    const first = speaking();

    // The same count is announced in the other live region.
    await userEvent.type(input(canvas), 'r');
    await waitFor(() => expect(speaking()).toBe(1 - first));
  },
};

export const SlowService: Story = {
  args: { suggest: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.type(await findInput(canvas), 'sour');
    await waitFor(() => expect(canvas.getByRole('search')).toHaveAttribute('aria-busy', 'true'), {
      timeout: 3000,
    });
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
    const searchInput = await findInput(canvas);

    // No list opens during composition.
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

export const ForcedColours: Story = {
  parameters: forcedColours,
  play: async (context) => {
    await typeSour(context);
    await userEvent.keyboard('{ArrowDown}');
    const option = context.canvas.getByRole('option', { selected: true });
    await expect(getComputedStyle(option).outlineStyle).toBe('solid');
    // The matched word has its own background.
    const mark = getComputedStyle(option.querySelector('mark') as Element);
    await expect(mark.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(mark.backgroundColor).not.toBe(mark.color);
  },
};
