import path from 'node:path';

interface Browser {
  executablePath: string;
  args: string[];
}

/** Playwright's options of a browser that draws a story the same in every run, and on every processor. */
export const pictureBrowser = (browser: Browser | undefined) => ({
  ...(browser && { executablePath: browser.executablePath }),
  args: [
    ...(browser?.args ?? []),
    // Otherwise an edge may look another way where only a part of it was drawn again, such as a focus ring.
    '--disable-partial-raster',
    // Otherwise Skia rounds as the processor's fastest instructions do.
    '--disable-skia-runtime-opts',
  ],
  // No other fonts of the machine than these.
  env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
});
