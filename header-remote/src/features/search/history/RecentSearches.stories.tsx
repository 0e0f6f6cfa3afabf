import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { underPointer } from '../../../ui/testing/underPointer.ts';
import {
  announced,
  findInput,
  highlighted,
  input,
  longTerm,
  noList,
  recentSearches,
  Search,
  searchList,
  suggestions,
} from '../combobox/testing/searchListStory.tsx';

/** What the shopper searched for before, to search again or to delete. */
const meta = { ...searchList, title: 'Features/Search/Recent searches', component: Search } satisfies Meta<
  typeof Search
>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: Parameters<typeof recentSearches>[0]) => {
  await userEvent.click(await findInput(canvas));
  return recentSearches(canvas);
};

export const RecentSearches: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const list = await open(canvas);

    // The six newest searches are visible, and their number is announced.
    await expect(within(list).getAllByRole('option')).toHaveLength(6);
    await waitFor(() =>
      expect(announced(canvasElement)).toMatch(/^You have: 6 previous search terms found\. .*Delete/),
    );

    // Typing hides the searches, and emptying the input shows them again.
    await userEvent.type(input(canvas), ' ');
    await noList(canvas);
    await userEvent.clear(input(canvas));
    await recentSearches(canvas);

    // Enter searches for the highlighted search.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.navigate).toHaveBeenCalledWith('/ecom/shop/search?searchTerm=salted+butter');

    // The most recent search is at the top.
    await userEvent.clear(input(canvas));
    await expect(within(await recentSearches(canvas)).getAllByRole('option')[0]).toHaveTextContent(
      'salted butter',
    );
  },
};

export const HighlightedRecentSearch: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const HoverAndPressed: Story = {
  play: async (context) => {
    await open(context.canvas);
    await underPointer({ hover: /^(salted|Remove salted|Clear)/, active: 'oat milk' })(context);
  },
};

const closes = { notPictured: 'Ends with a closed list.' };

export const DeleteKey: Story = {
  args: { recent: ['sourdough', 'oat milk', 'eggs'] },
  parameters: closes,
  play: async ({ canvas, canvasElement }) => {
    await open(canvas);

    // Delete removes the highlighted search, and the next one is highlighted.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    await expect(highlighted(canvas)).toBe('eggs');
    await expect(input(canvas)).toHaveFocus();
    await waitFor(() => expect(announced(canvasElement)).toBe('Removed oat milk'));

    // Removing the last row highlights the row before it; removing the only row closes the list.
    await userEvent.keyboard('{Delete}');
    await expect(highlighted(canvas)).toBe('sourdough');
    await userEvent.keyboard('{Delete}');
    await noList(canvas);
    await expect(input(canvas)).toHaveFocus();
  },
};

export const ButtonsWithThePointer: Story = {
  args: { recent: ['sourdough', 'eggs'] },
  parameters: closes,
  play: async ({ canvas, canvasElement }) => {
    await open(canvas);

    await userEvent.click(canvas.getByRole('button', { name: 'Remove sourdough' }));
    await expect(canvas.queryByRole('option', { name: 'sourdough' })).toBeNull();
    await expect(canvas.getByRole('option', { name: 'eggs' })).toBeVisible();
    await expect(input(canvas)).toHaveFocus();

    // The announcement has the plural also for one search.
    await userEvent.keyboard('{Escape}');
    await open(canvas);
    await waitFor(() =>
      expect(announced(canvasElement)).toMatch(/^You have: 1 previous search terms found\./),
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await noList(canvas);
    await expect(input(canvas)).toHaveFocus();
  },
};

export const LongRecentSearches: Story = {
  args: { recent: [longTerm, 'x'.repeat(200), 'حليب وخبز', 'crème fraîche'] },
  play: async ({ canvas }) => {
    const list = await open(canvas);

    // Each remove button is beside its row.
    const tops = (elements: HTMLElement[]) => elements.map((each) => each.getBoundingClientRect().top);
    const buttons = canvas.getAllByRole('button', { name: /^Remove / });
    await expect(tops(buttons)).toEqual(tops(within(list).getAllByRole('option')));
  },
};

export const HistoryDisabled: Story = {
  args: { searchHistory: false },
  play: async ({ canvas }) => {
    await userEvent.click(await findInput(canvas));
    await userEvent.type(input(canvas), 'sour');
    await suggestions(canvas);
    await userEvent.clear(input(canvas));
    await noList(canvas);
  },
};
