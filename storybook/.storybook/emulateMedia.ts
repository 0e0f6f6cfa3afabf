import type { BrowserCommand } from 'vitest/node';

/** Media features under which a story is tested, e.g. `parameters: { media: { forcedColors: 'active' } }`. */
export type Media = {
  media?: 'screen' | 'print' | null;
  forcedColors?: 'active' | 'none' | null;
  /** With forced colours the palette. */
  colorScheme?: 'dark' | 'light' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
};

/** Runs in Node, not in the browser. Features that are not given are reset to the browser's own. */
export const emulateMedia: BrowserCommand<[Media]> = async ({ page }, features) => {
  await page.emulateMedia({
    media: null,
    forcedColors: null,
    colorScheme: null,
    reducedMotion: null,
    ...features,
  });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (features: Media) => Promise<void>;
  }
}
