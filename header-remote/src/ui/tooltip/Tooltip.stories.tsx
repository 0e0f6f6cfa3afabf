import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide';
import { useEffect, useRef } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { pressKeys } from '../testing/pressKeys.ts';
import { at, forcedColours, inBox } from '../testing/stories.tsx';
import { startTooltips } from './startTooltips.ts';

const Bar = ({ names }: { names: readonly string[] }) => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? startTooltips(bar.current).stop : undefined), []);
  return (
    <div ref={bar} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <style>{'[data-tooltip] { --tooltip: on } [data-words-shown] { --tooltip: off }'}</style>
      {names.map((name) => (
        <button aria-label={name} data-tooltip={name} key={name} type="button">
          <Icon glyph={Heart} size={22} />
        </button>
      ))}
      <button data-tooltip="Has its words" data-words-shown type="button">
        Has its words
      </button>
      <button aria-expanded="true" aria-label="My account" data-tooltip="My account" type="button">
        <Icon glyph={Heart} size={22} />
      </button>
    </div>
  );
};

/** The name of an icon-only button, shown on hover and focus. */
const meta = {
  title: 'UI/Tooltip',
  component: Bar,
  parameters: { onDemand: true },
  args: { names: ['Favourites', 'My orders'] },
  decorators: inBox({ padding: 100 }),
} satisfies Meta<typeof Bar>;
export default meta;
type Story = StoryObj<typeof meta>;

const tip = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[popover]');

/** Waits until the tooltips' listeners are attached, then hovers. */
const hover = async (canvasElement: HTMLElement, button: HTMLElement) => {
  await waitFor(() => expect(tip(canvasElement)).not.toBeNull());
  await userEvent.hover(button);
};

export const OnHover: Story = {
  play: async ({ canvas, canvasElement }) => {
    const favourites = canvas.getByRole('button', { name: 'Favourites' });

    // The tooltip appears centred below its button.
    await hover(canvasElement, favourites);
    await waitFor(() => expect(tip(canvasElement)).toBeVisible());
    await expect(tip(canvasElement)).toHaveTextContent('Favourites');

    // The tooltip is hidden from screen readers, which already read the button's name.
    await expect(tip(canvasElement)).toHaveAttribute('aria-hidden', 'true');
  },
};

export const OnFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (!(await pressKeys('{Tab}'))) return;
    await expect(canvas.getByRole('button', { name: 'Favourites' })).toHaveFocus();
    await expect(tip(canvasElement)).toBeVisible();
  },
};

export const WaysOut: Story = {
  name: 'Hidden in every way',
  parameters: { onDemand: true, notPictured: 'Ends without a tooltip.' },
  play: async ({ canvas, canvasElement }) => {
    const favourites = canvas.getByRole('button', { name: 'Favourites' });
    const withWords = canvas.getByRole('button', { name: 'Has its words' });
    await hover(canvasElement, favourites);
    await waitFor(() => expect(tip(canvasElement)).toBeVisible());
    await userEvent.unhover(favourites);
    await userEvent.hover(withWords);
    await waitFor(() => expect(tip(canvasElement)).not.toBeVisible());

    // Escape and scrolling hide the tooltip; its button keeps focus.
    for (const [keys, hide] of [
      ['{Tab}', () => pressKeys('{Escape}')],
      ['{Tab}{Shift>}{Tab}{/Shift}', () => fireEvent.scroll(window)],
    ] as const) {
      if (!(await pressKeys(keys))) return;
      await expect(tip(canvasElement)).toBeVisible();
      await hide();
      await waitFor(() => expect(tip(canvasElement)).not.toBeVisible());
      await expect(favourites).toHaveFocus();
    }

    // Buttons with visible text have no tooltip.
    await pressKeys('{Tab}');
    await expect(tip(canvasElement)).toHaveTextContent('My orders');
    await pressKeys('{Tab}');
    await expect(withWords).toHaveFocus();
    await expect(tip(canvasElement)).not.toBeVisible();

    // An expanded button has no tooltip, because it would cover the opened panel.
    await pressKeys('{Tab}');
    await expect(canvas.getByRole('button', { name: 'My account' })).toHaveFocus();
    await expect(tip(canvasElement)).not.toBeVisible();
  },
};

export const LongText: Story = {
  globals: at('narrow'),
  args: { names: ['Favourites and everything else that was bought more than twice in the last year'] },
  play: async () => void (await pressKeys('{Tab}')),
};

export const ForcedColours: Story = { ...OnFocus, parameters: forcedColours };
