import { type BrowserContextOptions, devices } from 'playwright';

/** The emulated window, pointer and screen of a page load. */
export type Device = BrowserContextOptions;

const british = { locale: 'en-GB', timezoneId: 'Europe/London' };

export const desktop: Device = { ...british, viewport: { width: 1280, height: 800 } };

/** A touch screen of 412 x 839 px at 2.625 device pixels per CSS pixel. */
export const phone: Device = { ...devices['Pixel 7'], ...british };
