import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { HeaderOfViews } from './HeaderOfViews.tsx';
import { replaceFragment } from './replaceFragment.ts';

const meta = {
  title: 'App/Fragment of another version',
  component: HeaderOfViews,
  parameters: { ownRoot: true },
  render: () => <div data-testid="page" />,
  args: {
    session: 'out',
    slot: { kind: 'none' },
    itemCount: 0,
    totalText: '£0.00',
    spinning: false,
    placeholder: 'Search groceries...',
    current: 'Recipes',
  },
} satisfies Meta<typeof HeaderOfViews>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A server's fragment, what the shopper did with it before the script came, and the header that takes its place. */
const replaced = (
  { canvas, args }: Parameters<NonNullable<Story['play']>>[0],
  shopper: (fragment: HTMLElement) => void,
): HTMLElement => {
  const fragment = document.createElement('div');
  fragment.innerHTML = renderToString(<HeaderOfViews {...args} />);
  canvas.getByTestId('page').replaceChildren(fragment);
  shopper(fragment);
  const container = document.createElement('div');
  const root = createRoot(container);
  replaceFragment(fragment, container, () => root.render(<HeaderOfViews {...args} />));
  return container;
};

/** Everything seen that focus reaches, in order. */
const stopsOf = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input')].filter(
    (each) => each.getClientRects().length > 0,
  );

const keepsFocusEverywhere: Story['play'] = async (context) => {
  const count = stopsOf(replaced(context, () => {})).length;
  await expect(count).toBeGreaterThan(4);

  for (let stop = 0; stop < count; stop += 1) {
    const container = replaced(context, (fragment) => stopsOf(fragment)[stop]?.focus());
    await expect(document.activeElement).toBe(stopsOf(container)[stop]);
  }
};

export const KeepsFocus: Story = { play: keepsFocusEverywhere };

export const KeepsFocusOnMobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: keepsFocusEverywhere,
};

export const KeepsAnOpenSearch: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const container = replaced(context, (fragment) => {
      fragment.querySelector<HTMLElement>('#story-search')?.showPopover();
      fragment.querySelector('input')?.focus();
    });

    await expect(container.querySelector('#story-search')?.matches(':popover-open')).toBe(true);
    await expect(container.querySelector('input')).toHaveFocus();
  },
};

export const KeepsAnOpenMenu: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    const container = replaced(context, (fragment) => {
      const slideOut = fragment.querySelector('dialog');
      slideOut?.showPopover();
      slideOut?.querySelector<HTMLElement>('a[href="/ecom/recipes"]')?.focus();
    });

    const slideOut = container.querySelector('dialog');
    await waitFor(() => expect(slideOut?.matches(':modal')).toBe(true));
    await expect(slideOut?.querySelector('a[href="/ecom/recipes"]')).toHaveFocus();
  },
};
