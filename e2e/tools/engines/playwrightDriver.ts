import type { BrowserContext } from '@playwright/test';
import type { Driver } from './Driver.ts';

/** Chromium and Firefox. */
export async function createPlaywrightDriver(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    move: (x, y) => page.mouse.move(x, y),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    // With a hidden caret or stopped animations Playwright adds a style, which violates the pages' policy.
    picture: () => page.screenshot({ caret: 'initial', animations: 'allow' }),
    setCookies: (cookies, address) =>
      context.addCookies(
        cookies.map(({ name, value, path }) => ({
          name,
          value,
          path,
          domain: new URL(address).hostname,
        })),
      ),
    close: () => context.close(),
  };
}
