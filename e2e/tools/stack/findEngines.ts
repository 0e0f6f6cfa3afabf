import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Firefox ESR as Debian ships it. */
const firefoxPath = '/usr/bin/firefox-esr';

const webKitFolders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => `/usr/lib/${machine}`);
const miniBrowsers = webKitFolders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`);

/** Paths of WebKitGTK's driver and MiniBrowser, and of Xvfb, a virtual display. */
export const webKitPaths = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: miniBrowsers.find((file) => existsSync(file)) ?? miniBrowsers[0],
  display: '/usr/bin/Xvfb',
};

/** Debian's packages of both engines. */
export const enginePackages = ['firefox-esr', 'webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'];

export const hasEngines = (): boolean =>
  [firefoxPath, ...Object.values(webKitPaths)].every((file) => existsSync(file ?? '')) && isFirefoxNew();

/** Whether Firefox knows the commands of WebDriver BiDi that Playwright sends: ESR 140 does not. */
function isFirefoxNew(): boolean {
  const settings = readFileSync('/usr/lib/firefox-esr/application.ini', 'utf8');
  return Number(/^Version=(\d+)/m.exec(settings)?.[1]) >= 153;
}

const home = path.join(import.meta.dirname, '../../../.cache/firefox');

/** Playwright's options for Firefox ESR, driven by WebDriver BiDi. Its scrollbars take no space, as on a phone. */
export function firefoxLaunchOptions() {
  // Creates a home folder of its own: as root, Firefox refuses one that belongs to another user.
  mkdirSync(home, { recursive: true });
  return {
    executablePath: firefoxPath,
    env: { ...process.env, HOME: home, MOZ_DISABLE_CONTENT_SANDBOX: '1' } as Record<string, string>,
    // Firefox starts no process before a page needs it, because spare ones take CPU time.
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'dom.ipc.processPrelaunch.enabled': false },
  };
}
