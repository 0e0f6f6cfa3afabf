import { contractLineOf, contractVersion } from '../../../contracts/contractVersion.ts';
import type { ResolvedHeaderOptions } from '../../../contracts/options/headerOptions.ts';
import type { Release } from '../../../contracts/release.ts';
import { inspectHeader } from '../../shared/inspection.ts';
import { type ActivityRecord, withoutIds } from './recordActivity.ts';

export type Section = readonly [title: string, rows: readonly Row[]];

type Row = readonly [name: string, value: string];

/** Describes the page's header for a bug report (behaviour/local-override#inspector). The release may be loading. */
export async function describePage(
  release: Release | undefined,
  records: readonly ActivityRecord[],
): Promise<Section[]> {
  const header = await inspectHeader();
  const copy = header?.react.isOwn ? 'the header’s own copy' : 'the page’s copy';
  const page = location.origin + withoutIds(location.pathname);
  const running = header
    ? { Running: header.version, React: `${header.react.version}, ${copy}` }
    : { Running: 'not mounted yet, or older than the inspector' };
  return [
    ['Header', [...describeRelease(release), ...flatten({ ...running, Page: page })]],
    ['What the header thinks', flatten(header?.session ?? {})],
    ['Options as understood', header ? describeOptions(header.options) : []],
    ['Last events and calls', describeRecords(records, header?.options)],
  ];
}

/** The sections as one text. */
export const textOf = (sections: readonly Section[]): string =>
  sections
    .map(([title, rows]) => [title, ...rows.map(([name, value]) => `- ${name}: ${value}`)].join('\n'))
    .join('\n\n');

function describeRelease(release: Release | undefined): Row[] {
  if (!release) return [['Release', 'still loading']];
  const { version, contract, lines = [contractLineOf(contract)], entry, integrity } = release;
  return [
    ['Version', version],
    ['Contract', `${contract}, for lines ${lines.join(', ')}; this page has ${contractVersion}`],
    ['Entry', entry],
    ['Integrity', `${integrity[entry]}, verified by the browser`],
  ];
}

const describeOptions = ({ path, logger, ...options }: ResolvedHeaderOptions): Row[] => [
  ['path', path === null ? 'null' : withoutIds(path.split(/[?#]/)[0] ?? '')],
  ['logger', logger ? 'given' : 'null'],
  ...flatten(options),
];

/** One row for each value. A list is one value; of a function the name is shown. */
function flatten(value: unknown, name = ''): Row[] {
  if (typeof value === 'function') return [[name, `function ${value.name || 'without a name'}`]];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [[name, typeof value === 'string' && value ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, name ? `${name}.${key}` : key));
}

/** The last 50, without calls to other servers. Ignores the beacon's address: it is often the page's origin. */
function describeRecords(records: readonly ActivityRecord[], options?: ResolvedHeaderOptions): Row[] {
  const { beacon: _, ...services } = { ...options?.services };
  const bases = Object.values(services).map((base) => new URL(base || '/', location.href).href);
  return records
    .filter(({ url }) => url === undefined || bases.some((base) => url.startsWith(base)))
    .toSorted((a, b) => a.at - b.at)
    .slice(-50)
    .map(({ at, text }) => [`${(at / 1000).toFixed(3)} s`, text]);
}
