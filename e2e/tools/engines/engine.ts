import type { BrowserType, LaunchOptions } from '@playwright/test';
import { watchPages } from '../../fixtures/watchPages.ts';
import type { Driver } from './Driver.ts';
import { createPlaywrightDriver } from './playwrightDriver.ts';
import { createWebKitDriver } from './webKitDriver.ts';

/** A browser with an empty profile. WebKit's driver reports no console messages, so there `complaints` stays empty. */
export interface Session {
  driver: Driver;
  complaints: string[];
}

export interface Engine {
  createSession(): Promise<Session>;
  close(): Promise<void>;
}

/** Each session has a browser and a WebDriver server of its own. */
export const webKit: Engine = {
  createSession: async () => ({ driver: await createWebKitDriver(), complaints: [] }),
  close: async () => {},
};

/** Chromium or Firefox: one browser, in which each session has a context of its own. */
export async function launchEngine(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    async createSession() {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
      const complaints = await watchPages(context);
      return { driver: await createPlaywrightDriver(context), complaints };
    },
    close: () => browser.close(),
  };
}
