import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { lockScroll } from './lockScroll.ts';

/** A long page with an element at its inline end and a fixed bar. */
const LongPage = () => (
  <div style={{ blockSize: 3000 }}>
    <div data-testid="edge" style={{ position: 'absolute', insetInlineEnd: 0 }}>
      The page's edge
    </div>
    <div
      data-testid="bar"
      style={{ position: 'fixed', insetInlineEnd: 0, insetBlockStart: 80, display: 'flex', gap: 16 }}
    >
      <Owner name="menu" />
      <Owner name="dialog" />
    </div>
  </div>
);

const Owner = ({ name }: { name: string }) => {
  const [isLocked, setLocked] = useState(false);
  useEffect(() => (isLocked ? lockScroll(name) : undefined), [isLocked, name]);
  return (
    <button onClick={() => setLocked(!isLocked)} type="button">
      {name}
    </button>
  );
};

/** Locks the page's scrolling under an open menu or dialog. */
const meta = {
  title: 'UI/Scroll lock',
  component: LongPage,
  parameters: { onDemand: true, notPictured: 'A lock is not visible.' },
} satisfies Meta<typeof LongPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const rightEdges = (canvas: { getByTestId: (id: string) => HTMLElement }) =>
  ['edge', 'bar'].map((id) => canvas.getByTestId(id).getBoundingClientRect().right);

const inlineStyles = () => [document.documentElement, document.body].map(({ style }) => style.cssText);

const scrolls = () => getComputedStyle(document.body).overflowY !== 'hidden';

export const Default: Story = {
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'menu' });
    const dialog = canvas.getByRole('button', { name: 'dialog' });
    window.scrollTo(0, 700);
    const before = rightEdges(canvas);
    const stylesBefore = inlineStyles();

    // The page does not scroll, and nothing moves.
    await userEvent.click(menu);
    await expect(scrolls()).toBe(false);
    await expect(rightEdges(canvas)).toEqual(before);
    await expect(window.scrollY).toBe(700);
    await expect(document.documentElement.dataset.grocerScrollLock).toBe('menu');

    // The page scrolls again when the last owner has released its lock.
    await userEvent.click(dialog);
    await expect(document.documentElement.dataset.grocerScrollLock).toBe('menu dialog');
    await userEvent.click(menu);
    await expect(scrolls()).toBe(false);
    await userEvent.click(dialog);
    await expect(scrolls()).toBe(true);
    await expect(rightEdges(canvas)).toEqual(before);
    await expect(document.documentElement).not.toHaveAttribute('data-grocer-scroll-lock');
    await expect(inlineStyles()).toEqual(stylesBefore);

    // If an on-screen keyboard has scrolled the page, the scroll position is restored.
    await userEvent.click(menu);
    window.scrollTo(0, 900);
    await userEvent.click(menu);
    await expect(window.scrollY).toBe(700);
  },
};

/** A host with `overflow-x: hidden`, whose sticky elements must stay in place. */
export const HostHidesOverflow: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{'body { overflow-x: hidden }'}</style>
        <p data-testid="sticky" style={{ position: 'sticky', insetBlockStart: 0, margin: 0 }}>
          The host's bar
        </p>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const stylesBefore = inlineStyles();
    const sticky = canvas.getByTestId('sticky');
    window.scrollTo(0, 40);
    const top = () => sticky.getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'menu' }));
    await expect(top()).toBe(before);
    await expect(scrolls()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'menu' }));
    await expect(inlineStyles()).toEqual(stylesBefore);
  },
};

export const ByTouch: Story = {
  decorators: [
    (Story) => (
      <>
        <section
          aria-label="Levels"
          style={{ blockSize: 60, overflowY: 'auto' }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be reachable by keyboard
          tabIndex={0}
        >
          <p style={{ blockSize: 600 }}>Scrolls by itself</p>
        </section>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'menu' }));
    const touch = (target: Element) => new Touch({ identifier: 0, target });
    const drag = (target: Element, fingers = 1) =>
      fireEvent.touchMove(target, {
        cancelable: true,
        touches: Array.from({ length: fingers }, () => touch(target)),
      });

    // A touch scrolls an inner scroll area, but not the page.
    await expect(drag(canvas.getByText('Scrolls by itself'))).toBe(true);
    await expect(drag(canvas.getByTestId('edge'))).toBe(false);

    // Two fingers still zoom the page.
    await expect(drag(canvas.getByTestId('edge'), 2)).toBe(true);

    await userEvent.click(canvas.getByRole('button', { name: 'menu' }));
    await expect(drag(canvas.getByTestId('edge'))).toBe(true);
  },
};
