import type { Bench, Column, Goal } from '../bench.ts';
import type { BenchContext } from '../benchContext.ts';
import { phone } from './devices.ts';
import { createLoadBench, timeColumns } from './loadBench.ts';

const structureColumns: readonly Column[] = [
  { name: 'requests', unit: '', digits: 0 },
  { name: 'depth', unit: '', digits: 0 },
  { name: 'document', unit: 'KB', digits: 1 },
  { name: 'page files', unit: 'KB', digits: 1 },
  { name: 'header files', unit: 'KB', digits: 1 },
  { name: 'fonts', unit: 'KB', digits: 1 },
];

const ours = ['ours', 'ours without federation'];

/** Why goals are missed. */
const react = 'The longest tasks are those of the page: its first layout, and its script with React.';
const entry =
  'From the cache the page’s script arrives before the first frame, and compiling and starting it delays that frame.';

const rivals = {
  'static HTML': { page: 'static', hasScript: false },
  'bundled, preloaded': { page: 'bundled', hasScript: true },
  'bundled, server-rendered': { page: 'hydrated', hasScript: true },
} as const;

const headline = (of: string, text: string) => (of === 'ours' ? { headline: text } : {});

const own = {
  'ours without federation': { page: 'handover', hasScript: true },
  ours: { page: 'federated', hasScript: true },
} as const;

/** Loads one page with its header delivered in eight ways, from the first request until the header is usable. */
export const firstLoad = (context: BenchContext): Promise<Bench> =>
  createLoadBench(context, {
    title: 'First load',
    conditions: '150 ms for each request, 1.6 Mbit/s, processor slowed down four times, nothing cached.',
    variants: {
      ...rivals,
      'federation as documented': { page: 'documented', hasScript: true },
      'Web Fragments': { page: 'web-fragments', hasScript: true },
      iframe: { page: 'iframe', hasScript: true },
      'ours without fragment': { page: 'empty', hasScript: true },
      ...own,
    },
    columns: [...timeColumns, ...structureColumns],
    goals: ours.flatMap((of): Goal[] => [
      {
        ...headline(of, 'Painted on the first visit / static HTML'),
        column: 'painted',
        of,
        to: 'static HTML',
        atMost: 1.02,
      },
      { column: 'painted', of, to: 'bundled, preloaded', atMost: 0.42 },
      { column: 'blocked', of, to: 'bundled, preloaded', atMost: 0.6, reason: react },
      { column: 'longest script', of, atMost: 50, reason: react },
    ]),
    hasStructure: true,
  });

const again = { earlierVisits: 1 };
/** V8 has kept the compiled scripts from here on. */
const third = { earlierVisits: 2 };

/** Loads the pages again when their files are in the browser's cache, as a shopper's next pages do. */
export const laterVisits = (context: BenchContext): Promise<Bench> =>
  createLoadBench(context, {
    title: 'Later visits',
    conditions: 'A new document while all files are cached; network and processor as for the first load.',
    variants: {
      'static HTML': { ...rivals['static HTML'], ...again },
      'bundled, preloaded': { ...rivals['bundled, preloaded'], ...again },
      'bundled, server-rendered': { ...rivals['bundled, server-rendered'], ...again },
      'ours without federation': { ...own['ours without federation'], ...again },
      ours: { ...own.ours, ...again },
      'bundled, server-rendered, third visit': { ...rivals['bundled, server-rendered'], ...third },
      'ours, third visit': { ...own.ours, ...third },
    },
    columns: timeColumns,
    goals: ours.flatMap((of): Goal[] => [
      {
        ...headline(of, 'Painted on the second visit / static HTML'),
        column: 'painted',
        of,
        to: 'static HTML',
        atMost: 1.02,
        reason: entry,
      },
    ]),
  });

/** The first load in a phone's window: another layout, a touch screen and a high density. */
export const phoneLoad = (context: BenchContext): Promise<Bench> =>
  createLoadBench(context, {
    title: 'First load on a phone',
    conditions:
      'A touch screen of 412 x 839 px at 2.6 device pixels each; network and processor as for the first load.',
    variants: { ...rivals, ...own },
    columns: timeColumns,
    goals: ours.flatMap((of): Goal[] => [
      { column: 'painted', of, to: 'static HTML', atMost: 1.03 },
      { column: 'painted', of, to: 'bundled, preloaded', atMost: 0.42 },
    ]),
    device: phone,
  });
