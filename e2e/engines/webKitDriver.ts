import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { webKitPaths } from '../stack/findEngines.ts';
import type { Driver, KeyName } from './Driver.ts';

const keys: Record<KeyName, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** WebKitGTK, in a session of its own: no cookie and no stored value of another test. */
export async function createWebKitDriver(server: string): Promise<Driver> {
  const browser = await startSession(server);
  const mouse = (x: number, y: number) =>
    browser.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });
  return {
    open: (address) => leavePage(browser, () => browser.get(address)),
    resize: (width, height) => resizeViewport(browser, width, height),
    run: (body) => browser.executeScript(body),
    move: (x, y) => mouse(x, y).perform(),
    press: (x, y) => mouse(x, y).press().release().perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    key: (name) => browser.actions().sendKeys(keys[name]).perform(),
    async setCookies(cookies, address) {
      // A cookie can be set only on a page of its site.
      await leavePage(browser, () => browser.get(address));
      for (const { name, value, path } of cookies) await browser.manage().addCookie({ name, value, path });
    },
    close: () => browser.quit(),
  };
}

function startSession(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Do not wait for the page's last file: journeys also run while files are held back.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: webKitPaths.browser, args: ['--automation'] },
  });
  return Promise.resolve(new Builder().usingServer(server).withCapabilities(capabilities).build());
}

/** Resolves when the next page is there: a command would otherwise still run in the page before it. */
async function leavePage(browser: WebDriver, navigate: () => Promise<void>): Promise<void> {
  await browser.executeScript('document.isLeft = true');
  await navigate();
  await browser.wait(() => browser.executeScript('return !document.isLeft'), 15_000);
}

async function resizeViewport(browser: WebDriver, width: number, height: number): Promise<void> {
  await browser.manage().window().setRect({ x: 0, y: 0, width, height });
}
