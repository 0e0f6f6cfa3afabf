import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTooltipTiming } from './startTooltips.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Timing = ReturnType<typeof createTooltipTiming<string>>;

/** An action, the delay after it in milliseconds, and the target whose tooltip is then shown. */
type Step = [(timing: Timing) => void, number, string | undefined];

const wait = () => {};
const focus = (timing: Timing) => timing.focus('My orders');
const close = (timing: Timing) => timing.close();
const enter = (timing: Timing) => timing.enter('Favourites');
const leave = (timing: Timing) => timing.leave();
const press = (timing: Timing) => timing.press('My account');
const release = (timing: Timing) => timing.release();

test.each<[string, ...Step[]]>([
  [
    'the tooltip shows 300 ms after the pointer enters and hides 200 ms after it leaves',
    [enter, 299, undefined],
    [wait, 1, 'Favourites'],
    [leave, 199, 'Favourites'],
    [wait, 1, undefined],
  ],
  ['a pointer that leaves within 300 ms shows no tooltip', [enter, 250, undefined], [leave, 1000, undefined]],
  [
    'the tooltip stays while the pointer is on it',
    [enter, 300, 'Favourites'],
    [leave, 0, 'Favourites'],
    [(timing) => timing.enterTip(), 10_000, 'Favourites'],
  ],
  ['keyboard focus shows the tooltip at once', [focus, 0, 'My orders'], [close, 0, undefined]],
  [
    'a touch of 500 ms shows the tooltip, which stays for 1500 ms after the touch ends',
    [press, 500, 'My account'],
    [release, 1499, 'My account'],
    [wait, 1, undefined],
  ],
  ['a tap shows no tooltip', [press, 100, undefined], [release, 10_000, undefined]],
  [
    'the tooltip of the next button replaces the one before',
    [focus, 0, 'My orders'],
    [enter, 0, undefined],
    [wait, 300, 'Favourites'],
  ],
])('%s', (_, ...steps) => {
  let shown: string | undefined;
  const setShown = (target?: string) => {
    shown = target;
  };
  const timing = createTooltipTiming<string>(setShown, setShown);

  for (const [happen, ms, expected] of steps) {
    happen(timing);
    vi.advanceTimersByTime(ms);
    expect(shown).toBe(expected);
  }
});
