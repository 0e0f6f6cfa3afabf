import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pressKeys } from '../../../ui/testing/pressKeys.ts';
import {
  box,
  noList,
  openOverlay,
  recentSearches,
  type Search,
  searchList,
  typeSour,
} from './testing/searchList.tsx';

const meta = { ...searchList, title: 'Features/Search/Search list' } satisfies Meta<typeof Search>;

export default meta;

type Story = StoryObj<typeof meta>;

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

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: openOverlay };
