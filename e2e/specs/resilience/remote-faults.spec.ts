import path from 'node:path';
import { startSandbox } from '@grocer/sandbox/server';
import { test as base, expect } from '@playwright/test';
import type { HostName } from '../../fixtures/remote-faults/hosts.ts';
import { type CellResult, eachOf, measureLoading } from '../../fixtures/remote-faults/measureLoading.ts';
import {
  type Bench,
  everything,
  filesOfRemote,
  isRealHeader,
  nameOf,
  openWithFaults,
} from '../../fixtures/remote-faults/openWithFaults.ts';
import { isFullMatrix } from '../../fixtures/shortForm.ts';
import { type FaultName, faultNames, withPreviousRelease } from '../../fixtures/startFaultyRemote.ts';

/**
 * The matrix of remote faults: each fault of each file that the header needs to be whole, on three hosts, and
 * of all files together, on two of them. `integrity.spec.ts` has the files that one function loads later.
 * `pnpm test` runs each fault of all files on one of these two, and one fault for each kind of file.
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

/** Files that a host's page and server load until the header is complete, without the idle chunk and `header.js`. */
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

function report(cells: readonly CellResult[]): void {
  expect(describeBroken(cells)).toEqual([]);
}

test('the example shop keeps its promises with every fault', async ({ bench }) => {
  report([
    ...(await everyFault(bench, 'shop')),
    ...(isFullMatrix ? await filesWithFaults(bench, 'shop') : []),
  ]);
});

test('a client-only host keeps its promises with every fault', async ({ bench }) => {
  report([...(await everyFault(bench, 'client-only')), ...(await filesWithFaults(bench, 'client-only'))]);
});

// Only in `pnpm test:full`: in `pnpm test`, `one-tag.spec.ts` has a fault of all files.
if (isFullMatrix)
  test('a page with one tag keeps its promises with every fault of its files', async ({ bench }) => {
    report(await filesWithFaults(bench, 'one-tag'));
  });

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
