import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSandbox } from '@grocer/sandbox';
import type { FragmentRequest } from '@grocer/shared-contracts/host/server';
import { createIsolatedRenderer } from '../../shared-contracts/src/host/server/createIsolatedRenderer.ts';
import { versionFolder } from '../../webpack.config.ts';
import type { Bench, Sample } from './bench.ts';

type PageRequest = FragmentRequest & {
  styles: { href: string; css: string };
  menus: { taxonomy: unknown; seasonal: unknown } | undefined;
};

const levels = 'two levels of the taxonomy';
const browsing = `pages of the shop, no two the same, ${levels}`;
const ownOptions = 'options made anew for each page';
const searching = `search results, no two the same, ${levels}`;

/** Measures how many headers a host's server renders per second on one core, with the built release. */
export async function fragments(): Promise<Bench> {
  const { render, styles, source } = await readBuiltRelease();
  const isolated = await createIsolatedRenderer(source, { memoryMb: 128 });
  const menus = await menuAnswers();
  const options = { services: { origin: 'https://services.example' } };
  const request = { options, origin: 'https://shop.example', hasTokenSession: false, styles };
  let pages = 0;
  const nextPage = () => ({ ...request, menus, path: `/ecom/shop/browse/groceries/${pages++}` });
  const measure = async (next: () => PageRequest) => sampleOf(measureCpuTime(() => render(next())));
  return {
    title: 'Fragments',
    conditions:
      'Processor time of one thread of Node, garbage collection on it included; each page with its style sheet.',
    variants: new Map([
      [browsing, () => measure(nextPage)],
      [searching, () => measure(() => ({ ...nextPage(), path: `/ecom/shop/search?searchTerm=${pages++}` }))],
      ['pages of the shop, no taxonomy', () => measure(() => ({ ...nextPage(), menus: undefined }))],
      [ownOptions, () => measure(() => ({ ...nextPage(), options: { ...options } }))],
      ['by the clock, in this process', () => timeOf(async () => render(nextPage()))],
      ['by the clock, isolated in a worker', () => timeOf(async () => isolated.render(nextPage()))],
    ]),
    columns: [
      { name: 'fragments a second', unit: '', digits: 0 },
      { name: 'each', unit: 'ms', digits: 3 },
    ],
    goals: [
      // The limits mean 24,000 fragments a second, or 16,000 if each page has new option objects.
      { headline: 'Fragment of a page whose options are kept', column: 'each', of: browsing, atMost: 0.042 },
      { column: 'each', of: searching, atMost: 0.046 },
      {
        headline: 'Fragment of a page with options of its own',
        column: 'each',
        of: ownOptions,
        atMost: 0.0625,
        reason: 'For new options React renders the header again: nothing of it is cached.',
      },
    ],
    close: async () => isolated.close(),
  };
}

async function readBuiltRelease() {
  const release = JSON.parse(await readFile(path.join(versionFolder, 'release.json'), 'utf8'));
  const [style] = release.assets.styles;
  const module = path.join(versionFolder, release.fragments.module);
  const { renderFragment } = await import(pathToFileURL(module).href);
  return {
    render: renderFragment as (request: PageRequest) => string,
    /** Source of the fragment module. */
    source: await readFile(module, 'utf8'),
    styles: { href: `/${style}`, css: await readFile(path.join(versionFolder, style), 'utf8') },
  };
}

/** The menu data that a host's server fetches, from the sandbox. */
async function menuAnswers(): Promise<NonNullable<PageRequest['menus']>> {
  const sandbox = createSandbox();
  const answer = await sandbox.fetch(
    new Request('http://sandbox.example/taxonomy/v1/categories?roots=10051,10052&shape=flat&depth=3', {
      headers: { Authorization: 'Bearer unauthenticated' },
    }),
  );
  if (!answer.ok) throw new Error(`the sandbox's taxonomy answered ${answer.status}`);
  return { taxonomy: await answer.json(), seasonal: undefined };
}

const sampleOf = (each: number): Sample => ({ each, 'fragments a second': 1000 / each });

/** Minimum CPU time to measure. On some machines the CPU clock's resolution is only 4 ms. Milliseconds. */
const enoughMs = 100;

/** CPU time per run, with garbage collection on this thread. Hardly affected by others. Milliseconds. */
function measureCpuTime(task: () => unknown): number {
  const start = process.threadCpuUsage();
  let runs = 0;
  for (let batch = 1; ; batch *= 2) {
    for (let run = 0; run < batch; run += 1) task();
    runs += batch;
    const { user, system } = process.threadCpuUsage(start);
    const milliseconds = (user + system) / 1000;
    if (milliseconds >= enoughMs) return milliseconds / runs;
  }
}

/** Number of pages that a server renders at the same time. */
const concurrency = 8;
const measuredMs = 500;

/** Measures elapsed time, because this thread's CPU time does not include that of a worker. */
async function timeOf(render: () => Promise<string>): Promise<Sample> {
  const startedAt = performance.now();
  let pages = 0;
  const renderMany = async () => {
    while (performance.now() - startedAt < measuredMs) {
      await render();
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, renderMany));
  return sampleOf((performance.now() - startedAt) / pages);
}
