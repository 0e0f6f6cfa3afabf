import type { BrowserCommand } from 'vitest/node';

/** Moves the pointer off the page, where it hovers over nothing: a new page has it at its corner. Runs in Node. */
export const parkPointer: BrowserCommand<[]> = async ({ page }) => {
  await page.mouse.move(-1, -1);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer: () => Promise<void>;
  }
}
