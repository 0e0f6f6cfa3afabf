import { existsSync } from 'node:fs';
import { hasWholeChromium } from '../stack/findChromium.ts';
import { installDebian } from '../stack/installDebian.ts';

const programs = ['orca', 'xdotool', 'openbox', 'Xvfb', 'dbus-daemon'].map((name) => `/usr/bin/${name}`);

/** Debian's packages of the screen reader Orca, and of the desktop in which it reads Chromium. */
export const orcaPackages = ['orca', 'python3-pyatspi', 'dbus-x11', 'xdotool', 'openbox', 'xvfb', 'chromium'];

export const hasOrca = (): boolean => programs.every((file) => existsSync(file)) && hasWholeChromium();

if (import.meta.main) installDebian([...programs, '/usr/bin/chromium'], orcaPackages);
