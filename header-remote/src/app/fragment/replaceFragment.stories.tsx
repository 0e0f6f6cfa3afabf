import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { at } from '../../ui/testing/stories.tsx';
import { StaticHeader, signedOutArgs } from '../testing/StaticHeader.tsx';
import { replaceFragment } from './replaceFragment.ts';

const meta = {
  title: 'App/Fragment of another version',
  component: StaticHeader,
  parameters: { ownRoot: true },
  render: () => <div data-testid="page" />,
  args: { ...signedOutArgs, path: '/ecom/recipes' },
} satisfies Meta<typeof StaticHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders a server's fragment, lets the shopper use it as before the script loads, and replaces it with a header. */
const replaceAfter = (
  { canvas, args }: Parameters<NonNullable<Story['play']>>[0],
  interact: (fragment: HTMLElement) => void,
): HTMLElement => {
  const markup = <StaticHeader {...args} />;
  const fragment = document.createElement('div');
  fragment.innerHTML = renderToString(markup);
  canvas.getByTestId('page').replaceChildren(fragment);
  interact(fragment);
  const container = document.createElement('div');
  const root = createRoot(container);
  replaceFragment(fragment, container, () => root.render(markup));
  return container;
};

/** The visible focusable elements, in order. */
const tabStopsOf = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input')].filter(
    (each) => each.getClientRects().length > 0,
  );

const keepsFocusEverywhere: Story['play'] = async (context) => {
  const count = tabStopsOf(replaceAfter(context, () => {})).length;
  await expect(count).toBeGreaterThan(4);

  for (let stop = 0; stop < count; stop += 1) {
    const container = replaceAfter(context, (fragment) => tabStopsOf(fragment)[stop]?.focus());
    await expect(document.activeElement).toBe(tabStopsOf(container)[stop]);
  }
};

export const KeepsFocus: Story = { play: keepsFocusEverywhere };
export const KeepsFocusOnMobile: Story = { globals: at('mobile'), play: keepsFocusEverywhere };

export const KeepsAnOpenSearch: Story = {
  globals: at('mobile'),
  play: async (context) => {
    const container = replaceAfter(context, (fragment) => {
      fragment.querySelector<HTMLElement>('#grocer-search')?.showPopover();
      fragment.querySelector('input')?.focus();
    });

    await expect(container.querySelector('#grocer-search')?.matches(':popover-open')).toBe(true);
    await expect(container.querySelector('input')).toHaveFocus();
  },
};
