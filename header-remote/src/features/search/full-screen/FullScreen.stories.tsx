import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { pressKeys } from '../../../ui/testing/pressKeys.ts';
import { at } from '../../../ui/testing/stories.tsx';
import {
  input,
  noList,
  openFullScreen,
  recentSearches,
  Search,
  searchList,
  typeSour,
} from '../combobox/testing/searchListStory.tsx';

/** Search below 992 px, over the whole page (behaviour/search#opener, behaviour/search#dialog). */
const meta = {
  ...searchList,
  title: 'Features/Search/Full screen',
  component: Search,
  globals: at('mobile'),
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

const closes = { notPictured: 'Ends with a closed full screen.' };

export const Cancel: Story = {
  parameters: closes,
  play: async (context) => {
    const { canvas } = context;
    const pageLink = canvas.getByRole('link', { name: 'A link of the page' });
    await openFullScreen(context);

    // Cancel closes the full screen, and the page can be focused again.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    pageLink.focus();
    await expect(pageLink).toHaveFocus();
    await openFullScreen(context);

    // The full screen is closed when the page is restored from the back/forward cache.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Submit: Story = {
  parameters: closes,
  play: async (context) => {
    const { canvas, args } = context;
    await openFullScreen(context);

    // Enter without a highlighted suggestion searches for the text.
    await userEvent.type(input(canvas), 'sour{Enter}');
    // The search waits for the list's code, which adds the term to the history.
    await waitFor(() => expect(args.navigate).toHaveBeenCalledWith('/ecom/shop/search?searchTerm=sour'));
    await expect(canvas.queryByRole('dialog')).toBeNull();

    // A tap on a suggestion searches and closes the full screen, too.
    await openFullScreen(context);
    await userEvent.clear(input(canvas));
    await typeSour(context);
    await userEvent.click(canvas.getByRole('option', { name: 'sour cherries' }));
    await expect(args.navigate).toHaveBeenLastCalledWith('/ecom/shop/search?searchTerm=sour+cherries');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Suggestions: Story = {
  play: async (context) => {
    await openFullScreen(context);
    await typeSour(context);

    // Hiding the on-screen keyboard keeps the list visible.
    input(context.canvas).blur();
    await expect(context.canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(input(context.canvas));
  },
};

export const RecentSearches: Story = {
  play: async (context) => {
    const { canvas } = context;
    const pageLink = canvas.getByRole('link', { name: 'A link of the page' });
    await openFullScreen(context);
    await recentSearches(canvas);

    // The full screen is modal: nothing outside it can be focused.
    await expect(canvas.getByRole('dialog', { name: 'Search' })).toHaveAttribute('aria-modal', 'true');
    await expect(input(canvas)).toHaveFocus();
    pageLink.focus();
    await expect(input(canvas)).toHaveFocus();
  },
};

export const Escape: Story = {
  parameters: closes,
  play: async (context) => {
    const { canvas } = context;
    await openFullScreen(context);
    await typeSour(context);

    // Escape closes the list, then empties the input, then closes the full screen.
    if (!(await pressKeys('{Escape}'))) return;
    await noList(canvas);
    await expect(input(canvas)).toHaveValue('sour');
    await pressKeys('{Escape}');
    await expect(input(canvas)).toHaveValue('');
    await pressKeys('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Open search' })).toHaveFocus();
  },
};

/** Safari's search field consumes Escape. The story's synthetic key has no default action either. */
export const EscapeInSafari: Story = {
  args: { recent: [] },
  parameters: closes,
  play: async (context) => {
    const { canvas } = context;
    await openFullScreen(context);
    await canvas.findByRole('dialog', { name: 'Search' });

    // Escape that ends a composition leaves the full screen open.
    await fireEvent.keyDown(input(canvas), { key: 'Escape', keyCode: 229 });
    await expect(canvas.getByRole('dialog')).toBeVisible();

    // Escape in the empty box closes the full screen.
    await fireEvent.keyDown(input(canvas), { key: 'Escape' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Open search' })).toHaveFocus();
  },
};

export const Narrow: Story = { globals: at('narrow'), play: openFullScreen };
