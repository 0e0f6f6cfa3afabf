import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchFormView } from './SearchFormView.tsx';

const Search = (props: Omit<ComponentProps<typeof SearchFormView>, 'inputRef'>) => (
  <SearchFormView {...props} inputRef={useRef<HTMLInputElement>(null)} />
);

const meta = {
  title: 'Features/Search',
  component: Search,
  args: {
    idPrefix: 'story',
    action: '/ecom/shop/search',
    placeholder: 'Search groceries...',
    value: '',
    canSubmit: false,
    onValueChange: fn(),
    onClear: fn(),
    onSubmit: fn((event) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 513 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Search>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search groceries' });

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
  args: { value: 'sourdough', canSubmit: true },
  play: async ({ canvas, args, step }) => {
    await step('it can be sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });

    await step('clearing leaves the reader in the box', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
  },
};

export const TypedThenEmptied: Story = {
  args: { canSubmit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeEnabled();
  },
};

export const BeforeTheScript: Story = {
  args: { canSubmit: undefined },
  play: async ({ canvas, step }) => {
    await step('the button works, and looks as it will look', async () => {
      const submit = canvas.getByRole('button', { name: 'Search' });
      await expect(submit).toBeEnabled();
      await expect(getComputedStyle(submit).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    });
  },
};

export const LongText: Story = {
  args: { value: 'seeded sourdough with walnuts and honey, the large one from the bakery', canSubmit: true },
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
  args: { value: 'sour', canSubmit: true },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open search' });

    await step('until it is opened only the opener is there', async () => {
      await expect(canvas.queryByRole('searchbox')).toBeNull();
    });

    await step('it opens over the whole screen, with what was typed, ready for more', async () => {
      await userEvent.click(opener);
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await expect(canvas.getByRole('searchbox')).toHaveValue('sour');
    });

    await step('Cancel closes it and gives focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByRole('searchbox')).toBeNull();
      await expect(opener).toHaveFocus();
    });

    await step('without the script the opener opens it all the same', async () => {
      await expect((opener as HTMLButtonElement).popoverTargetElement).toHaveAttribute('popover', 'auto');
    });
  },
};

export const MobileSubmit: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { value: 'sour', canSubmit: true },
  play: async ({ canvas, args, step }) => {
    await step('a host with a router stays on the page: the overlay does not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open search' }));
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('searchbox')).toBeNull();
    });
  },
};

export const MobileOpen: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { value: 'sour', canSubmit: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open search' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toBeVisible());
  },
};

export const FocusLeavesTheOverlay: Story = {
  globals: { viewport: { value: 'mobile' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <a href="/ecom">A link of the page</a>
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('the page never takes focus under a screen that covers it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open search' }));
      canvas.getByRole('link', { name: 'A link of the page' }).focus();
      await expect(canvas.queryByRole('searchbox')).toBeNull();
      await expect(canvas.getByRole('link', { name: 'A link of the page' })).toHaveFocus();
    });
  },
};
