import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { webKitPaths } from '../stack/findEngines.ts';
import type { Driver, KeyName } from './Driver.ts';
import { readScreen } from './readScreen.ts';
import { startWebKit, windowPlace } from './startWebKit.ts';

const keys: Record<KeyName, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Time in ms after which a command that has no answer is given up. */
const answerTimeout = 5000;

const lost: unique symbol = Symbol('lost');

/**
 * WebKitGTK, in a session of its own: no cookie and no stored value of another test. So is its WebDriver server, which
 * does not always survive the end of a test that has failed.
 */
export async function createWebKitDriver(): Promise<Driver> {
  const webKit = await startWebKit();
  const browser = await startSession(webKit.server).catch(async (error) => {
    await webKit.stop();
    throw error;
  });
  const mouse = (x: number, y: number) =>
    browser.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });
  return {
    open: (address) => leavePage(browser, () => browser.get(address)),
    resize: (width, height) => resizeViewport(browser, width, height),
    run: (body) => runScript(browser, body),
    move: (x, y) => mouse(x, y).perform(),
    press: (x, y) => mouse(x, y).press().release().perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    key: (name) => browser.actions().sendKeys(keys[name]).perform(),
    // WebKit's own command for it does not always answer.
    async picture() {
      const size = await viewportSize(browser);
      const window = await browser.manage().window().getRect();
      const toolbar = window.height - size.height;
      return readScreen(webKit.screen, { x: window.x, y: window.y + toolbar, ...size });
    },
    async setCookies(cookies, address) {
      // A cookie can be set only on a page of its site.
      await leavePage(browser, () => browser.get(address));
      for (const { name, value, path } of cookies) await browser.manage().addCookie({ name, value, path });
    },
    async close() {
      // A server that no longer answers is ended as well.
      await Promise.race([browser.quit(), setTimeout(answerTimeout, null, { ref: false })]).catch(() => {});
      await webKit.stop();
    },
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

/**
 * A navigation can replace the process of the page, and a script that is on its way then is lost: it has no answer at
 * all, or the error that its result could not be parsed. It is sent again, to the page's next process.
 */
async function runScript<Result>(browser: WebDriver, body: string, attemptsLeft = 3): Promise<Result> {
  const result = await Promise.race([
    browser.executeScript<Result>(body).catch(lostIfUnparsable),
    setTimeout(answerTimeout, lost, { ref: false }),
  ]);
  if (result !== lost) return result;
  if (attemptsLeft === 0) throw new Error(`WebKit does not answer the script ${body.slice(0, 80)}`);
  return runScript(browser, body, attemptsLeft - 1);
}

function lostIfUnparsable(error: Error): typeof lost {
  if (error.message.includes('Could not parse script result')) return lost;
  throw error;
}

/** Resolves when the next page is there: a command would otherwise still run in the page before it. */
async function leavePage(browser: WebDriver, navigate: () => Promise<void>): Promise<void> {
  await runScript(browser, 'document.isLeft = true');
  await navigate();
  await browser.wait(() => runScript(browser, 'return !document.isLeft'), 15_000);
}

interface Size {
  width: number;
  height: number;
}

const viewportSize = (browser: WebDriver): Promise<Size> =>
  runScript(browser, 'return { width: innerWidth, height: innerHeight }');

/** The driver resizes the window, in which the toolbar takes some of the height. */
async function resizeViewport(browser: WebDriver, width: number, height: number): Promise<void> {
  let toolbar = 0;
  await browser.wait(async () => {
    await browser
      .manage()
      .window()
      .setRect({ ...windowPlace, width, height: height + toolbar });
    const size = await viewportSize(browser);
    toolbar = (await browser.manage().window().getRect()).height - size.height;
    return size.width === width && size.height === height;
  }, 10_000);
}
