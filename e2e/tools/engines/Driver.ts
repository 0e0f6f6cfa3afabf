import type { BrowserContext, BrowserType, LaunchOptions } from '@playwright/test';
import { watchLog } from '../../fixtures/watchLog.ts';
import { watchPages } from '../../fixtures/watchPages.ts';

/** A key of `Driver.key`, named as in `KeyboardEvent.key`. */
export type KeyName = 'ArrowDown' | 'Backspace' | 'Enter' | 'Escape' | 'Tab';

/** The commands that a journey gives to a browser. Each engine implements them; all other code is shared. */
export interface Driver {
  /** Resolves once the navigation is committed (its response has begun), not when the page has loaded. */
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function's body in the page, whatever its Content Security Policy is. */
  run<Result>(body: string): Promise<Result>;
  move(x: number, y: number): Promise<void>;
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** The viewport as a PNG. */
  picture(): Promise<Buffer>;
  /** `address`: a URL of the cookies' site, without subresources. WebKit opens it, to set cookies of that site. */
  setCookies(
    cookies: readonly { name: string; value: string; path: string }[],
    address: string,
  ): Promise<void>;
  close(): Promise<void>;
}

/** A browser with an empty profile. WebKit's driver reports no console messages, so there both lists stay empty. */
export interface Session {
  driver: Driver;
  complaints: string[];
  /** Console messages and failed requests, to explain a failure. */
  log: readonly string[];
}

export interface Engine {
  createSession(): Promise<Session>;
  close(): Promise<void>;
}

/** Launches Chromium or Firefox: one browser, with a browser context for each session. */
export async function launchEngine(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    async createSession() {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
      const complaints = await watchPages(context);
      const log = watchLog(context);
      return { driver: await createPlaywrightDriver(context), complaints, log };
    },
    close: () => browser.close(),
  };
}

async function createPlaywrightDriver(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    move: (x, y) => page.mouse.move(x, y),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    // To hide the caret or stop animations, Playwright would add a style, which violates the pages' CSP.
    picture: () => page.screenshot({ caret: 'initial', animations: 'allow' }),
    setCookies: (cookies, address) =>
      context.addCookies(
        cookies.map(({ name, value, path }) => ({ name, value, path, domain: new URL(address).hostname })),
      ),
    close: () => context.close(),
  };
}
