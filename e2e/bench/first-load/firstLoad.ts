import path from 'node:path';
import { chromium } from 'playwright';
import { versionFolder } from '../../../webpack.config.ts';
import { findShoppersChromium } from '../../stack/findChromium.ts';
import type { Bench, Column, Goal, Sample } from '../bench.ts';
import { type Conditions, loadPage } from './loadPage.ts';
import { measureStructure } from './measureStructure.ts';
import { type PageName, startHosts } from './startHosts.ts';
import type { LoadMeasurements } from './watchLoad.ts';

/** A mid-range phone on a slow mobile network. */
const conditions: Conditions = { latencyMs: 150, bitsPerSecond: 1_600_000, slowdown: 4 };

const variants = {
  'static HTML': { page: 'static', hasScript: false },
  'bundled, preloaded': { page: 'bundled', hasScript: true },
  'federation as documented': { page: 'documented', hasScript: true },
  iframe: { page: 'iframe', hasScript: true },
  'ours without fragment': { page: 'empty', hasScript: true },
  'ours without federation': { page: 'handover', hasScript: true },
  ours: { page: 'federated', hasScript: true },
} satisfies Record<string, { page: PageName; hasScript: boolean }>;

const columns: Column[] = [
  { name: 'painted', unit: 'ms', digits: 0 },
  { name: 'interactive', unit: 'ms', digits: 0 },
  { name: 'CLS', unit: '', digits: 3 },
  { name: 'blocked', unit: 'ms', digits: 0 },
  { name: 'requests', unit: '', digits: 0 },
  { name: 'depth', unit: '', digits: 0 },
  { name: 'document', unit: 'KB', digits: 1 },
  { name: 'page files', unit: 'KB', digits: 1 },
  { name: 'header files', unit: 'KB', digits: 1 },
  { name: 'fonts', unit: 'KB', digits: 1 },
];

const goals: Goal[] = [
  { column: 'painted', of: 'ours', to: 'static HTML', atMost: 1.05 },
  { column: 'painted', of: 'ours', to: 'bundled, preloaded', atMost: 0.45 },
  { column: 'interactive', of: 'ours', to: 'bundled, preloaded', atMost: 1.25 },
  { column: 'interactive', of: 'ours', to: 'federation as documented', atMost: 0.62 },
  { column: 'blocked', of: 'ours', to: 'bundled, preloaded', atMost: 1 },
];

/** Loads one page with its header delivered in seven ways, from the first request until the header is usable. */
export async function firstLoad(): Promise<Bench> {
  const hosts = await startHosts(path.dirname(versionFolder));
  const browser = await chromium.launch({ ...findShoppersChromium() });
  const structures = new Map<string, Sample>();
  const measure = async (name: string, { page, hasScript }: (typeof variants)[keyof typeof variants]) => {
    const load = { url: `${hosts.origin}/${page}`, hasScript };
    if (!structures.has(name)) structures.set(name, await measureStructure(browser, load, hosts));
    return { ...timesOf(await loadPage(browser, { ...load, conditions })), ...structures.get(name) };
  };
  return {
    title: 'First load',
    conditions: '150 ms for each request, 1.6 Mbit/s, processor slowed down four times, nothing cached.',
    variants: new Map(
      Object.entries(variants).map(([name, variant]) => [name, () => measure(name, variant)]),
    ),
    columns,
    goals,
    close: async () => void (await Promise.all([browser.close(), hosts.close()])),
  };
}

function timesOf([main, ...iframes]: [LoadMeasurements, ...LoadMeasurements[]]): Sample {
  const frames = [main, ...iframes];
  const sinceStart = (times: (number | undefined)[]) =>
    Math.max(...times.map((time) => time ?? 0)) - main.startedAt;
  return {
    painted: sinceStart(frames.map(({ paintedAt }) => paintedAt)),
    interactive: sinceStart(frames.map(({ interactiveAt }) => interactiveAt)),
    CLS: frames.reduce((sum, { layoutShift }) => sum + layoutShift, 0),
    blocked: main.blockedMs,
  };
}
