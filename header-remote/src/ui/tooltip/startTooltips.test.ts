import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTooltipTiming } from './startTooltips.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aTooltip() {
  const tip = { shown: undefined as string | undefined };
  const timing = createTooltipTiming<string>({
    show: (target) => {
      tip.shown = target;
    },
    hide: () => {
      tip.shown = undefined;
    },
  });
  return { tip, timing };
}

describe('createTooltipTiming', () => {
  test('the tooltip shows 300 ms after the pointer enters and hides 200 ms after it leaves', () => {
    const { tip, timing } = aTooltip();

    timing.enter('Favourites');
    vi.advanceTimersByTime(299);
    expect(tip.shown).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(tip.shown).toBe('Favourites');

    timing.leave();
    vi.advanceTimersByTime(199);
    expect(tip.shown).toBe('Favourites');
    vi.advanceTimersByTime(1);
    expect(tip.shown).toBeUndefined();
  });

  test('a pointer that leaves within 300 ms shows no tooltip', () => {
    const { tip, timing } = aTooltip();
    timing.enter('Favourites');
    vi.advanceTimersByTime(250);
    timing.leave();
    vi.advanceTimersByTime(1000);
    expect(tip.shown).toBeUndefined();
  });

  test('the tooltip stays while the pointer is on it', () => {
    const { tip, timing } = aTooltip();
    timing.enter('Favourites');
    vi.advanceTimersByTime(300);
    timing.leave();
    timing.enterTip();
    vi.advanceTimersByTime(10_000);
    expect(tip.shown).toBe('Favourites');
  });

  test('keyboard focus shows the tooltip at once', () => {
    const { tip, timing } = aTooltip();
    timing.focus('My orders');
    expect(tip.shown).toBe('My orders');
    timing.close();
    expect(tip.shown).toBeUndefined();
  });

  test('a touch of 500 ms shows the tooltip, which stays for 1500 ms after the touch ends', () => {
    const { tip, timing } = aTooltip();
    timing.press('My account');
    vi.advanceTimersByTime(500);
    expect(tip.shown).toBe('My account');
    timing.release();
    vi.advanceTimersByTime(1499);
    expect(tip.shown).toBe('My account');
    vi.advanceTimersByTime(1);
    expect(tip.shown).toBeUndefined();
  });

  test('a tap shows no tooltip', () => {
    const { tip, timing } = aTooltip();
    timing.press('My account');
    vi.advanceTimersByTime(100);
    timing.release();
    vi.advanceTimersByTime(10_000);
    expect(tip.shown).toBeUndefined();
  });

  test('the tooltip of the next button replaces the one before', () => {
    const { tip, timing } = aTooltip();
    timing.focus('Favourites');
    timing.enter('My orders');
    expect(tip.shown).toBeUndefined();
    vi.advanceTimersByTime(300);
    expect(tip.shown).toBe('My orders');
  });
});
