import path from 'node:path';
import { startSandbox } from '@grocer/sandbox/server';
import { test as base, expect } from '@playwright/test';
import { countCells, isFullMatrix } from '../../fixtures/countCells.ts';
import type { HostName } from '../../fixtures/remote-faults/hosts.ts';
import { type CellResult, eachOf, measureLoading } from '../../fixtures/remote-faults/measureLoading.ts';
import { measureVisits } from '../../fixtures/remote-faults/measureVisits.ts';
import {
  type Bench,
  everything,
  filesOfRemote,
  isRealHeader,
  nameOf,
  openWithFaults,
} from '../../fixtures/remote-faults/openWithFaults.ts';
import { type FaultName, faultNames, withPreviousRelease } from '../../fixtures/startFaultyRemote.ts';

/**
 * The matrix of remote faults: each fault for each file of the release, and for all files together, on two
 * hosts. `pnpm test` runs each fault for all files on one host, and one fault for each kind of file.
 */
const test = base.extend<object, { bench: Bench }>({
  bench: [
    async ({ browser }, use) => {
      const unmute = muteServers();
      const { origin, close } = await startSandbox({ port: 0 });
      await withPreviousRelease((previous) => use({ browser, services: origin, previous }));
      await close();
      unmute();
    },
    { scope: 'worker' },
  ],
});

test.use({ screenshot: 'off' });
test.describe.configure({ timeout: isFullMatrix ? 5_400_000 : 240_000 });

const pagesAtATime = 6;

const files = filesOfRemote();

/** Files of a release that no page of these hosts requests, with the reason. */
const unused = {
  'header.js': 'the script of pages with one tag, and its copy in the folder of the version',
  'in-home.html': 'a host puts it into its pages when it is deployed',
  'in-shop.html': 'as in-home.html',
  'out-home.html': 'as in-home.html',
  'out-shop.html': 'as in-home.html',
  'release.json': 'the copy in the folder of the version',
};

/** Files for hosts that load the header by its manifest. */
const ofManifest = /\/federation\/|mf-manifest/;

/** Files that a page of the host, and its server, load until the header is complete. */
async function filesOfPage(bench: Bench, host: HostName): Promise<string[]> {
  const { page, remote, close } = await openWithFaults(bench, host, new Map());
  await page.waitForFunction(isRealHeader);
  await page.evaluate(() => document.fonts.ready);
  await close();
  return [...remote.requested].filter((file) => !isWhenIdle.test(file) && !file.endsWith('/header.js'));
}

/** Matches the chunk that loads when the page is idle, or earlier if the shopper needs it. */
const isWhenIdle = /\bidle\./;

/** A file's fault in a round. There are as many rounds as faults, so each file has each fault once. */
const faultIn = (round: number, file: string): FaultName =>
  faultNames[(files.indexOf(file) + round) % faultNames.length] as FaultName;

const rounds = isFullMatrix ? faultNames.map((_fault, round) => round) : [0];

/** Faults to test on a host. In `pnpm test` each host has half of them. */
const faultsOn = (host: HostName) =>
  faultNames.filter((_fault, index) => isFullMatrix || index % 2 === (host === 'shop' ? 0 : 1));

const everyFault = (bench: Bench, host: HostName): Promise<CellResult[]> =>
  eachOf(faultsOn(host), pagesAtATime, (fault) => measureLoading(bench, { host, file: everything, fault }));

/** `pnpm test` uses the first file of each extension, and the two that each release names the same. */
const inShort = (file: string, index: number, ofPage: readonly string[]): boolean =>
  isFullMatrix ||
  /\/(release\.json|remoteEntry\.js)$/.test(file) ||
  index === ofPage.findIndex((other) => path.extname(other) === path.extname(file));

async function filesWithFaults(bench: Bench, host: HostName): Promise<CellResult[]> {
  const ofPage = (await filesOfPage(bench, host)).sort();
  const cells = rounds.flatMap((round) =>
    ofPage.filter(inShort).map((file) => ({ host, file, fault: faultIn(round, file) })),
  );
  return eachOf(cells, pagesAtATime, (cell) => measureLoading(bench, cell));
}

/** Tests the files that load later than the header. */
async function laterFilesWithFaults(bench: Bench, host: HostName): Promise<CellResult[]> {
  const ofPage = await filesOfPage(bench, host);
  const cells: CellResult[] = [];
  for (const round of rounds) {
    const later = files.filter((file) => !ofPage.includes(file) && !isChannel(file));
    const faults = new Map(later.map((file) => [file, faultIn(round, file)]));
    cells.push(...(await measureVisits(bench, host, faults)));
  }
  return cells;
}

const isChannel = (file: string): boolean => file.startsWith('/stable/');

function report(cells: readonly CellResult[]): void {
  countCells('Remote faults', held(cells), cells.length);
  expect(describeBroken(cells)).toEqual([]);
}

test('the example shop keeps its promises with every fault', async ({ bench }) => {
  const cells = await everyFault(bench, 'shop');
  if (!isFullMatrix) return report(cells);
  cells.push(...(await filesWithFaults(bench, 'shop')), ...(await laterFilesWithFaults(bench, 'shop')));
  report(cells);

  const measured = new Set([...cells.map(({ file }) => file), ...(await filesOfPage(bench, 'client-only'))]);
  const others = files.filter((file) => !measured.has(file) && !ofManifest.test(file));
  const names = [...new Set(others.map(nameOf))].sort();
  expect(names, 'files that no cell has').toEqual(Object.keys(unused).sort());
});

test('a client-only host keeps its promises with every fault', async ({ bench }) => {
  const cells = [
    ...(await everyFault(bench, 'client-only')),
    ...(await filesWithFaults(bench, 'client-only')),
    ...(isFullMatrix ? await laterFilesWithFaults(bench, 'client-only') : []),
  ];
  report(cells);
});

// Only in `pnpm test:full`: in `pnpm test`, `one-tag.spec.ts` has a fault of all files.
if (isFullMatrix)
  test('a page with one tag keeps its promises with every fault of its files', async ({ bench }) => {
    report(await filesWithFaults(bench, 'one-tag'));
  });

const held = (cells: readonly CellResult[]): number => cells.filter(({ broken }) => broken.size === 0).length;

/** A sentence about each cell in which a promise is broken. */
const describeBroken = (cells: readonly CellResult[]): string[] =>
  cells
    .filter(({ broken }) => broken.size > 0)
    .map(({ file, fault, broken }) => {
      const reasons = [...broken].map(([promise, measured]) => `${promise} (${measured})`);
      return `${nameOf(file)}, ${fault}: ${reasons.join(', ')}`;
    });

/** Silences the shops' servers, which would log every fault. Returns a function that undoes that. */
function muteServers(): () => void {
  const { write } = process.stderr;
  process.stderr.write = function mute(
    this: NodeJS.WriteStream,
    chunk: string | Uint8Array,
    ...rest: never[]
  ) {
    return String(chunk).startsWith('grocer header:') || write.call(this, chunk, ...rest);
  } as typeof write;
  return () => {
    process.stderr.write = write;
  };
}
