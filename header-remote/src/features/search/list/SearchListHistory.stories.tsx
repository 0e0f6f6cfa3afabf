import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  box,
  highlighted,
  longTerm,
  noList,
  recentSearches,
  type Search,
  said,
  searchList,
  suggestions,
} from './testing/searchList.tsx';

const meta = { ...searchList, title: 'Features/Search/Search list' } satisfies Meta<typeof Search>;

export default meta;

type Story = StoryObj<typeof meta>;

export const RecentSearches: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    await userEvent.click(box(canvas));
    const list = await recentSearches(canvas);

    await step('the six newest, and how many there are', async () => {
      await expect(within(list).getAllByRole('option')).toHaveLength(6);
      await waitFor(() => expect(said(canvasElement)).toBe('You have: 6 previous search terms found.'));
      await expect(box(canvas)).toHaveAccessibleDescription(/Delete/);
    });

    await step('typing sends them away, an empty box calls them back', async () => {
      await userEvent.type(box(canvas), ' ');
      await noList(canvas);
      await userEvent.clear(box(canvas));
      await recentSearches(canvas);
    });

    await step('Enter searches again', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.navigate).toHaveBeenCalledWith('/ecom/shop/search?searchTerm=salted+butter');
    });

    await step('and what was searched for last stands first', async () => {
      await userEvent.clear(box(canvas));
      await expect(within(await recentSearches(canvas)).getAllByRole('option')[0]).toHaveTextContent(
        'salted butter',
      );
    });
  },
};

export const ActiveRecentSearch: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas));
    await recentSearches(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const DeleteKey: Story = {
  args: { recent: ['sourdough', 'oat milk', 'eggs'] },
  play: async ({ canvas, canvasElement, step }) => {
    await userEvent.click(box(canvas));
    await recentSearches(canvas);

    await step('it removes the highlighted one, and the next takes its place', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}');
      await expect(highlighted(canvas)).toBe('eggs');
      await expect(box(canvas)).toHaveFocus();
      await waitFor(() => expect(said(canvasElement)).toBe('Removed oat milk'));
    });

    await step('at the end the one before, then none', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(highlighted(canvas)).toBe('sourdough');
      await userEvent.keyboard('{Delete}');
      await noList(canvas);
      await expect(box(canvas)).toHaveFocus();
    });
  },
};

export const RemoveAndClearAll: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(box(canvas));
    await recentSearches(canvas);

    await step('each row has a button that removes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove oat milk' }));
      await expect(canvas.queryByRole('option', { name: 'oat milk' })).toBeNull();
      await expect(canvas.getByRole('option', { name: 'eggs' })).toBeVisible();
      await expect(box(canvas)).toHaveFocus();
    });

    await step('Clear all removes all, and the list goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
      await noList(canvas);
      await expect(box(canvas)).toHaveFocus();
    });
  },
};

export const OneRecentSearch: Story = {
  args: { recent: ['milk'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(box(canvas));
    await waitFor(() => expect(said(canvasElement)).toBe('You have: 1 previous search terms found.'));
  },
};

export const LongRecentSearches: Story = {
  args: { recent: [longTerm, 'x'.repeat(200), 'حليب وخبز', 'crème fraîche'] },
  play: async ({ canvas, step }) => {
    await userEvent.click(box(canvas));
    const list = await recentSearches(canvas);

    await step('each button stands beside its own row', async () => {
      const tops = (elements: HTMLElement[]) => elements.map((each) => each.getBoundingClientRect().top);
      const buttons = canvas.getAllByRole('button', { name: /^Remove / });
      await expect(tops(buttons)).toEqual(tops(within(list).getAllByRole('option')));
    });
  },
};

export const HistoryIsOff: Story = {
  args: { searchHistory: false },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas));
    await userEvent.type(box(canvas), 'sour');
    await suggestions(canvas);
    await userEvent.clear(box(canvas));
    await noList(canvas);
  },
};
