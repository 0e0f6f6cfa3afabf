import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aRelease, aRemote, menuPaths, type Remote, type RemoteFile } from '../testing/aRemote.ts';
import { fragments } from './fragments.ts';

const pointer = '/stable/release.json';
const deadlineMs = 1500;

let remote: Remote;
let unanswered: (() => void)[];

beforeEach(() => {
  unanswered = [];
  remote = aRemote();
  // The deadline comes when a test says so, however busy the machine is, and no request ends before.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await remote.close();
});

/** A file that is not answered until `answerAll`. */
const hanging =
  (text: string): RemoteFile =>
  (response) =>
    void unanswered.push(() => response.end(text));
const answerAll = () => {
  for (const answer of unanswered.splice(0)) answer();
};

/** Resolves when the condition holds, without a timer. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate);
}

/** A host's server. Its pages resolve to the version of their header. */
function aHost(cacheSeconds: number) {
  const { origin } = remote;
  const header = fragments(`${origin}/stable/`, {
    unverified: true,
    cacheSeconds,
    deadlineMs,
    origins: [origin],
    report: () => {},
  });
  const visit = async () => {
    const { release } = await header.render({ options: {}, path: '/', origin, hasTokenSession: false });
    return release?.version;
  };
  /** A page that gets its HTML at the deadline, and not before. */
  async function waitingVisit(): Promise<string | undefined> {
    let hasEnded = false;
    const page = visit().finally(() => {
      hasEnded = true;
    });
    await until(() => unanswered.length > 0 || hasEnded);
    expect(hasEnded, 'the page has not waited').toBe(false);
    await vi.advanceTimersByTimeAsync(deadlineMs);
    return page;
  }
  return { visit, waitingVisit, ready: header.ready };
}

describe('while the remote hangs', () => {
  test('only the first page of a new process waits; the others show the fallback header at once', async () => {
    remote.files[pointer] = hanging(JSON.stringify(aRelease()));
    const { visit, waitingVisit } = aHost(300);

    await waitingVisit();

    expect(await Promise.all([visit(), visit(), visit()])).toEqual([undefined, undefined, undefined]);
    expect(remote.requested.filter((path) => path === pointer)).toHaveLength(1);
  });

  test('a process that asks for each page shows the last release at once, after the first page has waited', async () => {
    const { visit, waitingVisit } = aHost(0);
    await visit();
    remote.files[pointer] = hanging(JSON.stringify(aRelease()));

    await waitingVisit();

    expect(await visit()).toBe('1.0.0');
  });

  test.each([0, 300])(
    'menus that hang delay the first page only, if they are cached for %d s',
    async (cacheSeconds) => {
      const { visit, waitingVisit, ready } = aHost(cacheSeconds);
      // The release is known, so that the page waits for the menus only.
      await (cacheSeconds === 0 ? visit() : ready);
      remote.files[menuPaths.taxonomy] = hanging('{}');

      expect(await waitingVisit()).toBe('1.0.0');

      expect(await visit()).toBe('1.0.0');
    },
  );

  test('once it answers, pages have its release, and wait for the next one again', async () => {
    remote.files[pointer] = hanging(JSON.stringify(aRelease()));
    const { visit, waitingVisit } = aHost(0);
    await waitingVisit();
    remote.files[pointer] = JSON.stringify(aRelease());
    answerAll();

    while ((await visit()) !== '1.0.0') await new Promise(setImmediate);
    // An answer in time closes the circuit again.
    await visit();
    remote.files[pointer] = hanging(JSON.stringify(aRelease()));
    await waitingVisit();
  });
});
