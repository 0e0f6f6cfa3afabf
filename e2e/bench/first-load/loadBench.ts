import type { Bench, Column, Goal, Sample } from '../bench.ts';
import type { BenchContext } from '../benchContext.ts';
import type { Device } from './devices.ts';
import { type Load, loadPage, slow } from './loadPage.ts';
import { measureStructure } from './measureStructure.ts';
import type { PageName } from './pages.ts';
import type { LoadMeasurements } from './watchLoad.ts';

export interface LoadBench {
  title: string;
  conditions: string;
  /** By name. */
  variants: Readonly<Record<string, LoadVariant>>;
  columns: readonly Column[];
  goals: readonly Goal[];
  device?: Device;
  /** Counts requests and bytes, too. */
  hasStructure?: boolean;
}

interface LoadVariant extends Pick<Load, 'hasScript' | 'earlierVisits'> {
  page: PageName;
}

export const timeColumns: readonly Column[] = [
  { name: 'painted', unit: 'ms', digits: 0 },
  { name: 'taken over', unit: 'ms', digits: 0 },
  { name: 'CLS', unit: '', digits: 3 },
  { name: 'blocked', unit: 'ms', digits: 0 },
  { name: 'longest script', unit: 'ms', digits: 0 },
];

/** A benchmark that loads pages, from the first request until their headers are usable. */
export async function createLoadBench(context: BenchContext, bench: LoadBench): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  const { device, hasStructure = false, variants, ...described } = bench;
  const structures = new Map<string, Sample>();
  const measure = async (name: string, { page, ...variant }: LoadVariant) => {
    const load = { url: `${hosts.origin}/${page}`, ...variant, ...(device && { device }) };
    if (hasStructure && !structures.has(name))
      structures.set(name, await measureStructure(browser, load, hosts));
    const frames = await loadPage(browser, { ...load, conditions: slow });
    return { ...timesOf(frames), ...structures.get(name) };
  };
  return {
    ...described,
    variants: new Map(
      Object.entries(variants).map(([name, variant]) => [name, () => measure(name, variant)]),
    ),
    close: async () => {},
  };
}

function timesOf([main, ...iframes]: [LoadMeasurements, ...LoadMeasurements[]]): Sample {
  const frames = [main, ...iframes];
  // One frame of the page shows the header, and one runs its script.
  const sinceStart = (times: (number | undefined)[]) =>
    Math.min(...times.filter((time) => time !== undefined)) - main.startedAt;
  return {
    painted: sinceStart(frames.map(({ paintedAt }) => paintedAt)),
    'taken over': sinceStart(frames.map(({ takenOverAt }) => takenOverAt)),
    CLS: frames.reduce((sum, { layoutShift }) => sum + layoutShift, 0),
    blocked: main.blockedMs,
    'longest script': Math.max(...frames.map(({ longestScriptMs }) => longestScriptMs)),
  };
}
