import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import {
  box,
  highlighted,
  longTerm,
  noList,
  type Search,
  said,
  searchList,
  suggestions,
  typeSour,
} from './testing/searchList.tsx';

const meta = { ...searchList, title: 'Features/Search/Search list' } satisfies Meta<typeof Search>;

export default meta;

type Story = StoryObj<typeof meta>;

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
