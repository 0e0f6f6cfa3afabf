// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { menuModule } from '../../../features/mobile-menu/menuModule.ts';
import { preloadSlideOut } from './preloadSlideOut.ts';

const load = vi.spyOn(menuModule, 'load');

/** A page with a header whose burger has this many boxes. */
function openPage(boxes: number): void {
  document.body.innerHTML = '<div data-grocer="{}"><button aria-haspopup="dialog"></button></div>';
  const burger = document.querySelector('button') as HTMLElement;
  vi.spyOn(burger, 'getClientRects').mockReturnValue({ length: boxes } as DOMRectList);
}

beforeEach(() => {
  load.mockReset().mockRejectedValue(new Error('down'));
});

test('loads the slide-out where its button is in view; a failure is left to the first press', async () => {
  openPage(1);

  preloadSlideOut();
  await new Promise(setImmediate);

  expect(load).toHaveBeenCalledOnce();
});

test('loads nothing on a wide page, and on a page without a header', () => {
  openPage(0);
  preloadSlideOut();
  document.body.replaceChildren();
  preloadSlideOut();

  expect(load).not.toHaveBeenCalled();
});
