import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { end, firstLine, run, temporaryFolder, writeJson } from '../stack/processes.ts';

/** The screen reader Orca on a display of its own, without sound. */
export interface Orca {
  /** Environment of the browser that it reads. */
  env: Record<string, string>;
  /** All that it has said so far. */
  said: readonly string[];
  /** Presses a key of the display's keyboard, such as "Tab" or "shift+Tab", as a person does. */
  press(key: string): void;
  type(text: string): void;
  /** Resolves when Orca has said everything about the events that the browser has sent. */
  handled(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a display, a session bus, a window manager and Orca. */
export async function startOrca(): Promise<Orca> {
  const folder = temporaryFolder('speech');
  for (const name of ['home', 'run', 'prefs']) mkdirSync(path.join(folder, name), { mode: 0o700 });
  writeJson(path.join(folder, 'prefs/user-settings.conf'), settings);
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    LANG: 'C.UTF-8',
    HOME: path.join(folder, 'home'),
    XDG_RUNTIME_DIR: path.join(folder, 'run'),
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const children: ChildProcess[] = [];
  const start = (program: string, args: string[], stdio: SpawnOptions['stdio'] = 'ignore') => {
    const child = spawn(program, args, { env, stdio });
    children.unshift(child);
    return child;
  };
  const display = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    ['ignore', 'ignore', 'ignore', 'pipe'],
  );
  env.DISPLAY = `:${await firstLine(display.stdio[3] as Readable)}`;
  const bus = start(
    'dbus-daemon',
    ['--session', '--nofork', '--print-address=1'],
    ['ignore', 'pipe', 'ignore'],
  );
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdout as Readable);
  start('openbox', []);
  const program = path.join(import.meta.dirname, 'transcribe.py');
  const orca = start(
    '/usr/bin/python3',
    [program, '-u', path.join(folder, 'prefs')],
    ['pipe', 'ignore', 'ignore', 'pipe'],
  );
  const said: string[] = [];
  const lines = createInterface({ input: orca.stdio[3] as Readable });
  const requests = new Map<string, () => void>();
  lines.on('line', (line) => {
    const { said: text, handled } = JSON.parse(line);
    if (handled !== undefined) requests.get(handled)?.();
    else if (!unsteady.test(text)) said.push(text.trim());
  });
  await once(lines, 'line');
  const xdotool = (...args: string[]) => void run(['xdotool', ...args], folder, env);
  let count = 0;
  return {
    env,
    said,
    press: (key) => xdotool('key', '--clearmodifiers', key),
    type: (text) => xdotool('type', text),
    handled: () =>
      new Promise((resolve) => {
        count += 1;
        requests.set(String(count), resolve);
        orca.stdin?.write(`${count}\n`);
      }),
    async close() {
      for (const child of children) await end(child, 'SIGKILL');
    },
  };
}

/**
 * Lines that Orca says or omits depending on how fast the page is: its reading mode, the element that it
 * leaves, the title of the page while nothing has the focus, and tabs that load.
 */
const unsteady =
  /^\s*$|^(?:Focus|Browse) mode$|^leaving | (?:document web|page tab)\.$|^Loading\. |^Finished loading /;

/** Orca's settings. It finds the speech server by the name of its module. */
const settings = {
  general: {
    firstStart: false,
    startingProfile: ['Default', 'default'],
    speechServerFactory: 'transcribe',
    enableSpeech: true,
    enableBraille: false,
    enableBrailleMonitor: false,
    enableSound: false,
    enableKeyEcho: false,
    sayAllOnLoad: false,
    pageSummaryOnLoad: false,
  },
  profiles: { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
};
