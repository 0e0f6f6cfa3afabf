// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { healFonts } from './healFonts.ts';
import { startFontRepair } from './startFontRepair.ts';

const stopHealing = vi.fn();
vi.mock('./healFonts.ts', () => ({ healFonts: vi.fn(() => stopHealing) }));

/** The page's faces; the browser's set of them is an event target too. */
const setFonts = (...statuses: string[]) => {
  const faces = statuses.map((status) => ({ status }));
  const fonts = Object.assign(new EventTarget(), { [Symbol.iterator]: () => faces.values() });
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  return fonts;
};

let stop = () => {};

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'fonts');
});

test('a page whose fonts load does not load the repair', async () => {
  setFonts('loaded', 'unloaded');

  stop = startFontRepair();
  await new Promise(setImmediate);

  expect(healFonts).not.toHaveBeenCalled();
});

test('the repair starts once, at the first font that fails', async () => {
  const fonts = setFonts('loading');
  stop = startFontRepair();

  fonts.dispatchEvent(new Event('loadingerror'));
  fonts.dispatchEvent(new Event('loadingerror'));

  await vi.waitFor(() => expect(healFonts).toHaveBeenCalledOnce());
});

test('a stopped header repairs nothing, and ends the repair of a font that had failed before', async () => {
  const fonts = setFonts('loading');
  startFontRepair()();
  fonts.dispatchEvent(new Event('loadingerror'));
  await new Promise(setImmediate);
  expect(healFonts).not.toHaveBeenCalled();

  setFonts('loaded', 'error');
  stop = startFontRepair();
  await vi.waitFor(() => expect(healFonts).toHaveBeenCalledOnce());
  stop();
  expect(stopHealing).toHaveBeenCalledOnce();
});

test('a browser without the API is left alone', () => {
  expect(startFontRepair()).not.toThrow();
});
