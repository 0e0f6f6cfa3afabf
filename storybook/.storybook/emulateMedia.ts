import type { BrowserCommand } from 'vitest/node';

/** Media features emulated in a story's test: `parameters: { media: { forcedColors: 'active' } }`. */
export type Media = {
  media?: 'screen' | 'print' | null;
  forcedColors?: 'active' | 'none' | null;
  /** The palette, with forced colours. */
  colorScheme?: 'dark' | 'light' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
};

/** Runs in Node, not in the browser. Features that are not given are reset. */
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
