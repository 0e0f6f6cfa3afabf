import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type FormEvent, useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { closedListInfo } from './listInfo.ts';
import { SearchFormView } from './SearchFormView.tsx';
import { useSearchBox } from './useSearchBox.ts';

type View = ComponentProps<typeof SearchFormView>;
type Args = Pick<View, 'placeholder' | 'initial' | 'list' | 'onSubmit' | 'onMultiSearch'> & {
  /** What stands in the box without having been typed. */
  typed?: string;
  beforeTheScript?: boolean;
};

/** The box as it works, with nothing below it and nothing behind it. */
const Search = ({ beforeTheScript = false, typed = '', ...args }: Args) => {
  const { inputRef, canSubmit, note } = useSearchBox(args.initial);
  const overlayRef = useRef<HTMLDivElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    args.onSubmit(event);
  };
  return (
    <SearchFormView
      {...args}
      action="/ecom/shop/search"
      canSubmit={beforeTheScript ? undefined : canSubmit}
      idPrefix="story"
      initial={args.initial || typed}
      inputRef={inputRef}
      onFocus={() => {}}
      onInput={note}
      onOpen={() => {}}
      onSubmit={submit}
      overlayRef={overlayRef}
    />
  );
};

const meta = {
  title: 'Features/Search',
  component: Search,
  args: {
    placeholder: 'Search groceries...',
    initial: '',
    list: closedListInfo,
    onMultiSearch: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 513 }}>
        <Story />
        <a href="/ecom">A link of the page</a>
      </div>
    ),
  ],
} satisfies Meta<typeof Search>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Search groceries' });

    await step('the form works by itself, as a GET of searchTerm', async () => {
      const form = canvas.getByRole('search');
      await expect(form).toHaveAttribute('action', '/ecom/shop/search');
      await expect(form).toHaveAttribute('method', 'get');
      await expect(input).toHaveAttribute('name', 'searchTerm');
    });

    await step('untouched and empty it cannot be sent, and has nothing to clear', async () => {
      await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
      await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    });
  },
};

export const Typed: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox');

    await step('it can be sent', async () => {
      await userEvent.type(input, 'sourdough');
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });

    await step('clearing leaves the reader in the box, and an emptied box can be sent no more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue('');
      await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
    });
  },
};

export const ResultsPage: Story = {
  args: { initial: 'oat milk' },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('oat milk');

    await step('emptied by hand it leads to the base page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(canvas.getByRole('button', { name: 'Search' })).toBeEnabled();
    });
  },
};

export const BeforeTheScript: Story = {
  args: { beforeTheScript: true },
  play: async ({ canvas, step }) => {
    await step('it is a box and nothing more', async () => {
      await expect(canvas.getByRole('searchbox', { name: 'Search groceries' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Multi-search' })).toBeDisabled();
    });

    await step('the button works, and looks as it will look', async () => {
      const submit = canvas.getByRole('button', { name: 'Search' });
      await expect(submit).toBeEnabled();
      await expect(getComputedStyle(submit).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    });
  },
};

export const Stalled: Story = {
  args: { typed: 'sour', list: { ...closedListInfo, stalled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toHaveAttribute('aria-busy', 'true');
  },
};

export const MultiSearch: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Multi-search' }));
    await expect(args.onMultiSearch).toHaveBeenCalledOnce();
  },
};

export const MultiSearchWithoutItsWord: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button', { name: 'Multi-search' }).getBoundingClientRect();
    await expect(width).toBe(42);
  },
};

export const LongText: Story = {
  args: { typed: 'seeded sourdough with walnuts and honey, the large one from the bakery' },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { placeholder: 'Search...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open search' })).toHaveTextContent('Search...');
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { typed: 'sour' },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open search' });

    await step('until it is opened only the opener is there', async () => {
      await expect(canvas.queryByRole('combobox')).toBeNull();
    });

    await step('without the script the opener opens a full screen, and Cancel closes it', async () => {
      await userEvent.click(opener);
      await expect(canvas.getByRole('combobox')).toHaveValue('sour');
      await expect(canvas.getByRole('button', { name: 'Multi-search' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByRole('combobox')).toBeNull();
    });
  },
};

export const MobileOpen: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { typed: 'sour' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open search' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeVisible());
  },
};
