import path from 'node:path';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { versionFolder } from '../../webpack.config.ts';
import { findShoppersChromium } from '../tools/stack/findChromium.ts';
import { type BenchHosts, startHosts } from './first-load/startHosts.ts';

export type BenchContext = ReturnType<typeof createBenchContext>;

/** Creates the servers and the browser that a run's benchmarks share. They start when first needed. */
export function createBenchContext() {
  let hosts: Promise<BenchHosts> | undefined;
  let browser: Promise<Browser> | undefined;
  return {
    hosts: () => (hosts ??= startHosts(path.dirname(versionFolder))),
    browser: () => (browser ??= chromium.launch(findShoppersChromium())),
    close: async () => {
      await (await browser)?.close();
      await (await hosts)?.close();
    },
  };
}

export type Cookies = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>['cookies'];

export const desktop: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  viewport: { width: 1280, height: 800 },
};

/** Opens a page in a new browser context, as a visitor with these cookies. */
export async function withPage<Result>(
  browser: Browser,
  cookies: Cookies,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(desktop);
  try {
    await context.addCookies(cookies);
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Emulated network and processor of a page load. */
export interface Conditions {
  /** Latency of each request. Milliseconds. */
  latencyMs: number;
  /** Bandwidth in each direction, in bits per second; undefined: no limit. */
  bitsPerSecond: number | undefined;
  /** CPU throttling factor: how many times slower scripts run than on this machine. */
  slowdown: number;
}

/** A mid-range phone on a slow mobile network. */
export const slow = { latencyMs: 150, bitsPerSecond: 1_600_000, slowdown: 4 } satisfies Conditions;

export const unthrottled: Conditions = { latencyMs: 0, bitsPerSecond: undefined, slowdown: 1 };

/** Throttles the page's network and processor. Returns the DevTools session that does it. */
export async function emulate(page: Page, conditions: Conditions = slow): Promise<CDPSession> {
  const { latencyMs, bitsPerSecond, slowdown } = conditions;
  const bytesPerSecond = bitsPerSecond === undefined ? -1 : bitsPerSecond / 8;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/** Sets the mark `bench-idle` when the page has loaded and the browser is idle for the first time. */
export const markIdle = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () => requestIdleCallback(() => performance.mark('bench-idle')));
  });

/** @throws Error with the message if the promise takes longer than 30 s */
export function withTimeout<Value>(promise: Promise<Value>, message: string): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${message} after 30 s`)), 30_000);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
