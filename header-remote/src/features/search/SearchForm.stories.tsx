import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type FormEvent, useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { at, inBox } from '../../ui/testing/stories.tsx';
import { SearchFormView } from './SearchFormView.tsx';
import { closedCombobox, useSearchInput } from './useSearchInput.ts';

type View = ComponentProps<typeof SearchFormView>;
type Args = Pick<View, 'placeholder' | 'initial' | 'onSubmit' | 'onMultiSearch'> & {
  /** Text of the input on the first render, where `initial` is empty. */
  text?: string;
  beforeHydration?: boolean;
};

/** The form without its lazy list and without a store. */
const Search = ({ beforeHydration = false, text = '', ...args }: Args) => {
  const { inputRef, canSubmit, updateStatus } = useSearchInput(args.initial);
  const overlayRef = useRef<HTMLDivElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    args.onSubmit(event);
  };
  return (
    <SearchFormView
      {...args}
      action="/ecom/shop/search"
      aria={closedCombobox}
      canSubmit={beforeHydration ? undefined : canSubmit}
      idPrefix="story"
      initial={args.initial || text}
      inputRef={inputRef}
      onFocus={() => {}}
      onInput={updateStatus}
      onOpen={() => {}}
      onSubmit={submit}
      overlayRef={overlayRef}
    />
  );
};

/** The search form, one for every width. */
const meta = {
  title: 'Features/Search',
  component: SearchFormView,
  render: (args) => <Search {...(args as Args)} />,
  args: { placeholder: 'Search groceries...', initial: '', onMultiSearch: fn(), onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 513 }}>
        <Story />
        <a href="/ecom">A link of the page</a>
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Search groceries' });

    // Without JavaScript the form is a GET with searchTerm.
    const form = canvas.getByRole('search');
    await expect(form).toHaveAttribute('action', '/ecom/shop/search');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(input).toHaveAttribute('name', 'searchTerm');
  },
};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const input = await canvas.findByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Multi-search' }));
    await expect(args.onMultiSearch).toHaveBeenCalledOnce();

    // A typed text can be submitted.
    await userEvent.type(input, 'sourdough');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();

    // Clearing focuses the input, which then cannot be submitted.
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
  },
};

export const ResultsPage: Story = {
  args: { initial: 'oat milk' },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Clear search' })),
};

export const BeforeHydration: Story = {
  args: { beforeHydration: true },
  play: async ({ canvas }) => {
    // Before hydration there is only a search box, which can be submitted.
    await expect(canvas.getByRole('searchbox', { name: 'Search groceries' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Multi-search' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeEnabled();
  },
};

export const MultiSearchWithoutText: Story = { globals: at('laptop') };

export const LongText: Story = {
  args: { text: 'seeded sourdough with walnuts and honey, the large one from the bakery' },
};

export const Tablet: Story = {
  globals: at('tablet'),
  args: { placeholder: 'Search...' },
  decorators: inBox({ maxInlineSize: 420 }),
};

export const Mobile: Story = {
  globals: at('mobile'),
  args: { text: 'sour' },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open search' });

    // Only the opener is visible until it is clicked.
    await expect(canvas.queryByRole('combobox')).toBeNull();

    // Without the lazy list, the opener opens the full screen and Cancel closes it.
    await userEvent.click(opener);
    await expect(canvas.getByRole('combobox')).toHaveValue('sour');
    await expect(canvas.getByRole('button', { name: 'Multi-search' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const MobileOpen: Story = {
  globals: at('mobile'),
  args: { text: 'sour' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open search' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeVisible());
  },
};
