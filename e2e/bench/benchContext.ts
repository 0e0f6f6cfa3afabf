import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { versionFolder } from '../../webpack.config.ts';
import { findShoppersChromium } from '../tools/stack/findChromium.ts';
import { type BenchHosts, startHosts } from './first-load/startHosts.ts';

/** What several benchmarks of a run share. Each part starts when it is first asked for. */
export interface BenchContext {
  hosts(): Promise<BenchHosts>;
  browser(): Promise<Browser>;
  close(): Promise<void>;
}

/** Playwright's browsers have no back/forward cache by default; shoppers' have one. */
const ignoreDefaultArgs = ['--disable-back-forward-cache'];

export function createBenchContext(): BenchContext {
  let hosts: Promise<BenchHosts> | undefined;
  let browser: Promise<Browser> | undefined;
  return {
    hosts: () => (hosts ??= startHosts(path.dirname(versionFolder))),
    browser: () => (browser ??= chromium.launch({ ...findShoppersChromium(), ignoreDefaultArgs })),
    close: async () => {
      await (await browser)?.close();
      await (await hosts)?.close();
    },
  };
}
