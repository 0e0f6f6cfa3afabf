import { resolveHeaderOptions } from '@grocer/shared-contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { setPageAtom } from '../../../state/page.ts';
import { connectServicesAtom, type Services } from '../../../state/services.ts';
import { storageAtom } from '../../../state/storage.ts';
import { aStorage } from '../../../state/testing/aStorage.ts';
import { pressKeys } from '../../../ui/testing/pressKeys.ts';
import { SearchForm } from '../SearchForm.tsx';

interface Args {
  /** What the service suggests for a term; a promise that never settles is a service that never answers. */
  suggest: (term: string) => Promise<string[]>;
  recent: string[];
  searchHistory: boolean;
  navigate: (url: string) => void;
}

/** The search box with all of its list, on a service and a storage that the story plays. */
const Search = ({ suggest, recent, searchHistory, navigate }: Args) => {
  const store = createStore();
  store.set(setPageAtom, { options: resolveHeaderOptions({ flags: { searchHistory }, navigate }) });
  store.set(storageAtom, aStorage({ searchHistory: JSON.stringify(recent) }).storage);
  store.set(connectServicesAtom, { fetchSuggestions: suggest } as unknown as Services);
  return (
    <Provider store={store}>
      <SearchForm />
    </Provider>
  );
};

const sourThings = [
  'sour cream',
  'sourdough',
  'sourdough crackers',
  'seeded sourdough',
  'sour cherries',
  'sour cream & chive dip',
  'white sourdough loaf',
];
const recentTerms = [
  'sourdough',
  'salted butter',
  'crème fraîche',
  'blood oranges',
  'oat milk',
  'lamb shoulder',
  'eggs',
];
const longTerm = 'seeded sourdough with walnuts and honey, the large one from the bakery '
  .repeat(3)
  .slice(0, 200);

const suggestSour: Args['suggest'] = async () => sourThings;

const meta = {
  title: 'Features/Search/Search list',
  component: Search,
  args: { suggest: suggestSour, recent: recentTerms, searchHistory: true, navigate: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 394, minBlockSize: 480 }}>
        <Story />
        <a href="/ecom">A link of the page</a>
      </div>
    ),
  ],
} satisfies Meta<typeof Search>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas) =>
  canvas.getByRole('combobox', { name: 'Search groceries' }) as HTMLInputElement;
const suggestions = (canvas: Canvas) => canvas.findByRole('listbox', { name: 'Search suggestions' });
const recentSearches = (canvas: Canvas) => canvas.findByRole('listbox', { name: 'Recent searches' });
const noList = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
const highlighted = (canvas: Canvas) => canvas.queryByRole('option', { selected: true })?.textContent;
const said = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');

const typeSour: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(box(canvas), 'sour');
  await suggestions(canvas);
};

export const Suggestions: Story = {
  play: async (context) => {
    const { canvas, canvasElement, args, step } = context;
    await typeSour(context);

    await step('each is a link to its results, and what was typed stands out in it', async () => {
      const option = canvas.getByRole('option', { name: 'seeded sourdough' });
      await expect(option).toHaveAttribute('href', '/ecom/shop/search?searchTerm=seeded+sourdough');
      await expect(option.querySelector('mark')).toHaveTextContent(/^sour$/);
    });

    await step('how many there are is said once they are still', async () => {
      await waitFor(() => expect(said(canvasElement)).toBe('7 suggestions available.'));
    });

    await step('Down walks through them, the box keeps focus and text', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(highlighted(canvas)).toBe('sourdough');
      await expect(box(canvas)).toHaveFocus();
      await expect(box(canvas)).toHaveValue('sour');
      const { id } = canvas.getByRole('option', { selected: true });
      await expect(box(canvas)).toHaveAttribute('aria-activedescendant', id);
    });

    await step('Enter picks', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.navigate).toHaveBeenCalledWith('/ecom/shop/search?searchTerm=sourdough');
      await noList(canvas);
      await expect(box(canvas)).toHaveValue('sourdough');
      await expect(box(canvas)).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const ActiveSuggestion: Story = {
  play: async (context) => {
    await typeSour(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const UpAndDownAtTheEnds: Story = {
  args: { suggest: async () => ['sour cream', 'sourdough'] },
  play: async (context) => {
    const { canvas } = context;
    await typeSour(context);

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(highlighted(canvas)).toBe('sourdough');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');

    await expect(highlighted(canvas)).toBeUndefined();
  },
};

export const EnterOnNothingSearchesForTheText: Story = {
  play: async (context) => {
    await typeSour(context);
    await userEvent.keyboard('{Enter}');

    await expect(context.args.navigate).toHaveBeenCalledWith('/ecom/shop/search?searchTerm=sour');
  },
};

export const Escape: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await typeSour(context);

    await step('it hides the list and keeps the text', async () => {
      await userEvent.keyboard('{Escape}');
      await noList(canvas);
      await expect(box(canvas)).toHaveValue('sour');
    });

    await step('Down calls the list back', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(highlighted(canvas)).toBe('sour cream');
    });

    await step('a second one takes the text away, and shows no other list', async () => {
      await userEvent.keyboard('{Escape}{Escape}');
      await expect(box(canvas)).toHaveValue('');
      await noList(canvas);
    });
  },
};

export const TabMovesOn: Story = {
  play: async (context) => {
    const { canvas } = context;
    await typeSour(context);

    await userEvent.tab();

    await noList(canvas);
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
  },
};

export const InputMethod: Story = {
  play: async (context) => {
    const { canvas, args, step } = context;
    const input = box(canvas);

    await step('while it composes nothing is asked for', async () => {
      await userEvent.click(input);
      await fireEvent.compositionStart(input);
      input.value = 'さわー';
      await fireEvent(input, new InputEvent('input', { bubbles: true, isComposing: true }));
      await noList(canvas);
    });

    await step('when it is done, the text is', async () => {
      await fireEvent.compositionEnd(input);
      await suggestions(canvas);
    });

    await step('the Enter that ends a composition picks nothing', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
      await expect(args.navigate).not.toHaveBeenCalled();
    });
  },
};

export const PointerPicks: Story = {
  play: async (context) => {
    const { canvas, args, canvasElement, step } = context;
    await typeSour(context);
    const stay = (event: Event) => event.preventDefault();
    canvasElement.addEventListener('click', stay);

    await step('with Ctrl or Cmd the browser opens another tab, and the page stays', async () => {
      await fireEvent.click(canvas.getByRole('option', { name: 'sour cream' }), { ctrlKey: true });
      await expect(args.navigate).not.toHaveBeenCalled();
      await suggestions(canvas);
    });
    canvasElement.removeEventListener('click', stay);

    await step('a press picks', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'sour cream' }));
      await expect(args.navigate).toHaveBeenCalledWith('/ecom/shop/search?searchTerm=sour+cream');
      await expect(box(canvas)).toHaveFocus();
    });
  },
};

export const NoSuggestions: Story = {
  args: { suggest: async () => [] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(box(canvas), 'zzz');

    await waitFor(() => expect(said(canvasElement)).toBe('No suggestions available.'));
    await noList(canvas);
  },
};

export const SameCountAgain: Story = {
  args: { suggest: async (term) => [`${term} one`, `${term} two`] },
  play: async ({ canvas, canvasElement, step }) => {
    const regions = () => [...canvasElement.querySelectorAll('[role=status]')];
    const speaking = () =>
      regions().findIndex(({ textContent }) => textContent === '2 suggestions available.');

    await userEvent.type(box(canvas), 'sou');
    await waitFor(() => expect(speaking()).not.toBe(-1));
    const first = speaking();

    await step('the other region says it, so that it is read again', async () => {
      await userEvent.type(box(canvas), 'r');
      await waitFor(() => expect(speaking()).toBe(1 - first));
    });
  },
};

export const SlowService: Story = {
  args: { suggest: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas), 'sour');
    await waitFor(() => expect(canvas.getByRole('search')).toHaveAttribute('aria-busy', 'true'), {
      timeout: 3000,
    });
  },
};

export const HostileSuggestions: Story = {
  args: {
    suggest: async () => [
      '<img src=x onerror=alert(1)>milk',
      '<script>alert(1)</script>',
      'salt &amp; vinegar',
      '﷽ حليب',
      'm̷̛̛i̵l̴k̶',
      longTerm,
      '🥛🥛🥛',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(box(canvas), 'mil');
    await suggestions(canvas);
    await expect(canvas.getByRole('option', { name: '<img src=x onerror=alert(1)>milk' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'salt &amp; vinegar' })).toBeVisible();
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(canvas.queryByText('🥛🥛🥛')).toBeNull();
  },
};

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

const openOverlay: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open search' }));
  await waitFor(() => expect(box(canvas)).toBeVisible());
};

export const MobileDialog: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const { canvas, step } = context;
    const opener = canvas.getByRole('button', { name: 'Open search' });
    const pageLink = canvas.getByRole('link', { name: 'A link of the page' });
    await openOverlay(context);

    await step('it is a dialog: nothing behind it can be reached', async () => {
      const dialog = await canvas.findByRole('dialog', { name: 'Search' });
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      await expect(box(canvas)).toHaveFocus();
      pageLink.focus();
      await expect(box(canvas)).toHaveFocus();
    });

    await step('Cancel closes it, what was typed stays, and the page can be reached again', async () => {
      await userEvent.type(box(canvas), 'so');
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(opener).toHaveFocus();
      pageLink.focus();
      await expect(pageLink).toHaveFocus();
    });

    await step('opened again it has what was typed', async () => {
      await openOverlay(context);
      await expect(box(canvas)).toHaveValue('so');
    });

    await step('a page that comes back from the back/forward cache has it closed', async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};

export const MobileSubmit: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const { canvas, args } = context;
    await openOverlay(context);
    await userEvent.type(box(canvas), 'sour{Enter}');
    await expect(args.navigate).toHaveBeenCalledWith('/ecom/shop/search?searchTerm=sour');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const MobileSuggestions: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const { canvas, args, step } = context;
    await openOverlay(context);
    await typeSour(context);

    await step('a keyboard that is put away takes no list with it', async () => {
      box(canvas).blur();
      await expect(canvas.getByRole('listbox')).toBeVisible();
    });

    await step('a tap searches and closes the screen', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'sour cherries' }));
      await expect(args.navigate).toHaveBeenCalledWith('/ecom/shop/search?searchTerm=sour+cherries');
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};

export const MobileRecentSearches: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    await openOverlay(context);
    await recentSearches(context.canvas);
  },
};

export const MobileEscape: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const { canvas, step } = context;
    await openOverlay(context);
    await typeSour(context);

    await step('first the list, then the text, then the screen', async () => {
      if (!(await pressKeys('{Escape}'))) return;
      await noList(canvas);
      await expect(box(canvas)).toHaveValue('sour');
      await pressKeys('{Escape}');
      await expect(box(canvas)).toHaveValue('');
      await pressKeys('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Open search' })).toHaveFocus();
    });
  },
};

export const MobileKeyboard: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const { canvas, step } = context;
    await openOverlay(context);
    await typeSour(context);
    const viewport = window.visualViewport as VisualViewport;
    const { height } = viewport;

    await step('the screen ends where the keyboard begins, and the last row can be reached', async () => {
      Object.defineProperty(viewport, 'height', { configurable: true, value: 300 });
      viewport.dispatchEvent(new Event('resize'));
      await expect(canvas.getByRole('dialog').getBoundingClientRect().height).toBe(300);
      const last = canvas.getByRole('option', { name: 'white sourdough loaf' });
      last.scrollIntoView({ block: 'nearest' });
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(300);
    });

    Reflect.deleteProperty(viewport, 'height');
    viewport.dispatchEvent(new Event('resize'));
    await expect(canvas.getByRole('dialog').getBoundingClientRect().height).toBe(height);
  },
};

export const ForcedColours: Story = {
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await typeSour(context);
    await userEvent.keyboard('{ArrowDown}');
    const option = context.canvas.getByRole('option', { selected: true });
    await expect(getComputedStyle(option).outlineStyle).toBe('solid');
    await expect(getComputedStyle(option.querySelector('mark') as Element).textDecorationLine).toBe(
      'underline',
    );
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: openOverlay };
