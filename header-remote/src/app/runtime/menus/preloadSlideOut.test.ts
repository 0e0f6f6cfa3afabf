// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { menuModule } from '../../../features/mobile-menu/menuModule.ts';
import { preloadSlideOut } from './preloadSlideOut.ts';

const load = vi.spyOn(menuModule, 'load');

/** A page with a header whose burger has this many boxes. */
function openPage(boxes: number): void {
  document.body.innerHTML = '<div data-grocer="{}"><button aria-haspopup="dialog"></button></div>';
  const burger = document.querySelector('button') as HTMLElement;
  vi.spyOn(burger, 'getClientRects').mockReturnValue({ length: boxes } as DOMRectList);
}

const becomeIdle = () => vi.advanceTimersByTimeAsync(5000);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockRejectedValue(new Error('down'));
});

afterEach(() => void vi.useRealTimers());

test('loads the slide-out where its button is in view; a failure is left to the first press', async () => {
  openPage(1);

  preloadSlideOut(Promise.resolve());
  expect(load).not.toHaveBeenCalled();
  await becomeIdle();

  expect(load).toHaveBeenCalledOnce();
});

test('loads nothing on a wide page, and on a page without a header', async () => {
  openPage(0);
  preloadSlideOut(Promise.resolve());
  await becomeIdle();
  document.body.replaceChildren();
  preloadSlideOut(Promise.resolve());
  await becomeIdle();

  expect(load).not.toHaveBeenCalled();
});

test('loads nothing after the header was removed', async () => {
  openPage(1);

  const stop = preloadSlideOut(Promise.resolve());
  stop();
  await becomeIdle();

  expect(load).not.toHaveBeenCalled();
});
