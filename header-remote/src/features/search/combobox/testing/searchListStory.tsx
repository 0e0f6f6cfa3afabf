import { resolveHeaderOptions } from '@grocer/shared-contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { setPageAtom } from '../../../../state/page/page.ts';
import { storageAtom } from '../../../../state/page/storage.ts';
import { connectServicesAtom, type Services } from '../../../../state/services.ts';
import { aStorage } from '../../../../state/testing/aStore.ts';
import { SearchForm } from '../../SearchForm.tsx';

interface Args {
  /** Stands in for the suggestion service. */
  suggest: (term: string) => Promise<string[]>;
  recent: string[];
  searchHistory: boolean;
  navigate: (url: string) => void;
}

/** The search box with its list, on stubs of the suggestion service and of storage. */
export const Search = ({ suggest, recent, searchHistory, navigate }: Args) => {
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

const sourSuggestions = [
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
export const longTerm = 'seeded sourdough with walnuts and honey, the large one from the bakery '
  .repeat(3)
  .slice(0, 200);

const suggestSour: Args['suggest'] = async () => sourSuggestions;

/** Component, args and decorators of all stories of the search list. */
export const searchList = {
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

type Play = NonNullable<StoryObj<typeof searchList>['play']>;
type Canvas = ReturnType<typeof within>;

export const input = (canvas: Canvas) =>
  canvas.getByRole('combobox', { name: 'Search groceries' }) as HTMLInputElement;
/** Waits until the input is a combobox: a play function may start before the effects have run. */
export const findInput = (canvas: Canvas) =>
  canvas.findByRole('combobox', { name: 'Search groceries' }) as Promise<HTMLInputElement>;
export const suggestions = (canvas: Canvas) => canvas.findByRole('listbox', { name: 'Search suggestions' });
export const recentSearches = (canvas: Canvas) => canvas.findByRole('listbox', { name: 'Recent searches' });
export const noList = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
export const highlighted = (canvas: Canvas) => canvas.queryByRole('option', { selected: true })?.textContent;
export const announced = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');

export const typeSour: Play = async ({ canvas }) => {
  await userEvent.type(await findInput(canvas), 'sour');
  const list = await suggestions(canvas);
  // Waits for the new suggestions. Those for "sou" are shown until the debounced request is answered.
  await waitFor(() => {
    for (const mark of list.querySelectorAll('mark')) expect(mark).toHaveTextContent(/^sour$/);
  });
};

export const openFullScreen: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open search' }));
  await waitFor(() => expect(input(canvas)).toBeVisible());
};
