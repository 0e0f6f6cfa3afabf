import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { PNG } from 'pngjs';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { webKitPaths } from '../stack/findEngines.ts';
import { end, firstAnswer, firstLine, freePort } from '../stack/processes.ts';
import type { Driver, Engine, KeyName } from './Driver.ts';
import type { Seen } from './Shopper.ts';

/** Each session has a browser and a WebDriver server of its own. */
export const webKit: Engine = {
  createSession: async () => ({ driver: await createWebKitDriver(), complaints: [], log: [] }),
  close: async () => {},
};

const keys: Record<KeyName, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Milliseconds after which the answer to a command is no longer awaited. */
const answerTimeout = 5000;

/**
 * Starts WebKitGTK in a session of its own, which has no cookies or stored values of another test. Each
 * session has its own WebDriver server, which may crash when a failed test ends.
 */
async function createWebKitDriver(): Promise<Driver> {
  const started = await startWebKit();
  const browser = await startSession(started.server).catch(async (error) => {
    await started.stop();
    throw error;
  });
  const mouse = (x: number, y: number) =>
    browser.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });
  return {
    open: (address) => leavePage(browser, address),
    resize: (width, height) => resizeViewport(browser, width, height),
    run: (body) => runScript(browser, body),
    move: (x, y) => mouse(x, y).perform(),
    press: (x, y) => mouse(x, y).press().release().perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    key: (name) => browser.actions().sendKeys(keys[name]).perform(),
    // Reads the display, because WebKit's own command for screenshots does not always answer.
    async picture() {
      const size = await viewportSize(browser);
      const window = await browser.manage().window().getRect();
      const toolbar = window.height - size.height;
      return readScreen(started.screen, { x: window.x, y: window.y + toolbar, ...size });
    },
    async setCookies(cookies, address) {
      // A cookie can be set only on a page of its site.
      await leavePage(browser, address);
      for (const { name, value, path } of cookies)
        await untilAnswered(`the cookie ${name}`, () => browser.manage().addCookie({ name, value, path }));
    },
    async close() {
      // Does not wait longer for a server that no longer answers: the next line ends it.
      await Promise.race([browser.quit(), setTimeout(answerTimeout, null, { ref: false })]).catch(() => {});
      await started.stop();
    },
  };
}

function startSession(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Does not wait for the page's load event, because journeys also run while files are held back.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: webKitPaths.browser, args: ['--automation'] },
  });
  return Promise.resolve(new Builder().usingServer(server).withCapabilities(capabilities).build());
}

const runScript = <Result>(browser: WebDriver, body: string): Promise<Result> =>
  untilAnswered(`the script ${body.slice(0, 80)}`, () => browser.executeScript<Result>(body));

/**
 * Runs a command, and again if it is lost: a navigation can replace the page's process. A command sent at that moment
 * gets no answer, or one of two errors. Only for commands that may run twice.
 */
async function untilAnswered<Result>(
  name: string,
  command: () => Promise<Result>,
  attemptsLeft = 3,
): Promise<Result> {
  const answer = await Promise.race([
    command().then((result) => ({ result }), undefinedIfLost),
    setTimeout(answerTimeout, undefined, { ref: false }),
  ]);
  if (answer) return answer.result;
  if (attemptsLeft === 0) throw new Error(`WebKit does not answer ${name}`);
  return untilAnswered(name, command, attemptsLeft - 1);
}

function undefinedIfLost(error: Error): undefined {
  if (!/Could not parse script result|before the unload event/.test(error.message)) throw error;
}

/** Navigates, and resolves when the next page is open: earlier commands would still run in the old page. */
async function leavePage(browser: WebDriver, address: string): Promise<void> {
  await runScript(browser, 'document.isLeft = true');
  await untilAnswered(`the navigation to ${address}`, () => browser.get(address));
  await browser.wait(() => runScript(browser, 'return !document.isLeft'), 15_000);
}

const viewportSize = (browser: WebDriver): Promise<{ width: number; height: number }> =>
  runScript(browser, 'return { width: innerWidth, height: innerHeight }');

/** Sets the size of the viewport. The driver can only resize the window, which also contains the toolbar. */
async function resizeViewport(browser: WebDriver, width: number, height: number): Promise<void> {
  let toolbar = 0;
  await browser.wait(async () => {
    const rectangle = { ...windowPlace, width, height: height + toolbar };
    const window = await untilAnswered('the size of the window', async () => {
      await browser.manage().window().setRect(rectangle);
      return browser.manage().window().getRect();
    });
    const size = await viewportSize(browser);
    toolbar = window.height - size.height;
    return size.width === width && size.height === height;
  }, 10_000);
}

/**
 * Position of the browser's window. Without a window manager the window under the mouse has the focus. The mouse is in
 * the middle of the screen, so the window is placed with its toolbar there.
 */
const windowPlace = { x: 1300, y: 1490 } as const;

/** Removes the padding of GTK. With it the browser's toolbar needs 447 px, more than the 390 px of a phone. */
const gtkStyle = '* { min-width: 0; margin: 0; padding: 0; }';

/** Starts WebKit's WebDriver server on a display of its own. */
async function startWebKit() {
  const home = await mkdtemp(path.join(tmpdir(), 'grocer-webkit-'));
  await mkdir(path.join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(path.join(home, '.config/gtk-3.0/gtk.css'), gtkStyle);
  const screen = ['-screen', '0', '3000x3000x24', '-nocursor', '-fbdir', home];
  const display = spawn(webKitPaths.display, [...screen, '-nolisten', 'tcp', '-displayfd', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(display.stdio[3] as Readable);
  const port = await freePort();
  const driver = spawn(webKitPaths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      HOME: home,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // Disables media plugins, for which each start with an empty home folder would search again.
      GST_PLUGIN_SYSTEM_PATH_1_0: '',
      // The sandbox needs namespaces, which a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await firstAnswer(`${server}/status`);
  return {
    /** Address of the WebDriver server. */
    server,
    /** File with the display's frame buffer, the current content of the screen (`readScreen`). */
    screen: path.join(home, 'Xvfb_screen0'),
    async stop() {
      await Promise.all([driver, display].map((program) => end(program, 'SIGKILL')));
      // Retries, because the browser ends a moment after its display and may still write files.
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Position of a field in the header of the X window dump format, which has numbers of four bytes. */
const field = { headerSize: 0, bytesPerLine: 12, colours: 19 } as const;
const bytesPerColour = 12;

/** Reads a frame buffer file of Xvfb, in which a pixel is blue, green, red and a byte of padding. Returns a PNG. */
async function readScreen(file: string, { x: left, y: top, width, height }: Seen['box']): Promise<Buffer> {
  const dump = await readFile(file);
  const read = (name: keyof typeof field) => dump.readUInt32BE(field[name] * 4);
  const bytesPerLine = read('bytesPerLine');
  const start = read('headerSize') + read('colours') * bytesPerColour;
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = start + (top + y) * bytesPerLine + (left + x) * 4;
      const to = (y * width + x) * 4;
      png.data.set([dump[from + 2] ?? 0, dump[from + 1] ?? 0, dump[from] ?? 0, 255], to);
    }
  }
  return PNG.sync.write(png);
}
