import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { webKitPaths } from '../stack/findEngines.ts';

/**
 * Where its windows are on the screen: without a window manager the window under the mouse has the focus, and the mouse
 * rests in the middle of the screen, on a window's toolbar.
 */
export const windowPlace = { x: 1300, y: 1490 } as const;

export interface WebKit {
  /** Address of the WebDriver server. */
  server: string;
  /** The display's frame buffer, which always has what is on the screen (`readScreen.ts`). */
  screen: string;
  stop(): Promise<void>;
}

/** The toolbar of WebKit's small browser needs 447 px, unless GTK gives it no padding: a phone has 390. */
const gtkStyle = '* { min-width: 0; margin: 0; padding: 0; }';

/** Starts WebKit's WebDriver server on a display of its own. */
export async function startWebKit(): Promise<WebKit> {
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
      // No plugins for media: with an empty home folder each start would look for all of them again.
      GST_PLUGIN_SYSTEM_PATH_1_0: '',
      // The sandbox needs namespaces, which a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(server);
  return {
    server,
    screen: path.join(home, 'Xvfb_screen0'),
    async stop() {
      await Promise.all([driver, display].map(end));
      // The browser ends with its display, a moment later, and may write its last files meanwhile.
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function firstLine(stream: Readable): Promise<string> {
  let line = '';
  for await (const data of stream) {
    line += data;
    if (line.includes('\n')) break;
  }
  return line.trim();
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function answers(server: string, attemptsLeft = 100): Promise<void> {
  try {
    await fetch(`${server}/status`);
  } catch (error) {
    if (attemptsLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await answers(server, attemptsLeft - 1);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  if (hasEnded) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
