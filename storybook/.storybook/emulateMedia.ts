import type { BrowserCommand } from 'vitest/node';

/** `parameters: { media: { forcedColors: 'active' } }`: the reader's settings that a story is tested under. */
export type Media = {
  media?: 'screen' | 'print' | null;
  forcedColors?: 'active' | 'none' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
};

/** Runs beside the browser. What is not named goes back to the browser's own. */
export const emulateMedia: BrowserCommand<[Media]> = async ({ page }, wanted) => {
  await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: null, ...wanted });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (wanted: Media) => Promise<void>;
  }
}
