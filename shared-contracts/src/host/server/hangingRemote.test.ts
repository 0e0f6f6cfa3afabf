import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aRelease, aRemote, menuPaths, type Remote, type RemoteFile } from '../testing/aRemote.ts';
import { fragments } from './fragments.ts';

const pointer = '/stable/release.json';
const deadlineMs = 1500;
/** Shorter than the deadline, and far longer than rendering a page takes on a busy machine. */
const atOnceMs = 1000;
/** Each try of a page may wait until the deadline. */
const patience = { timeout: 20 * deadlineMs };

let remote: Remote;
let unanswered: (() => void)[];

beforeEach(() => {
  unanswered = [];
  remote = aRemote();
});
afterEach(() => remote.close());

/** A file that is not answered until `answerAll`. */
const hanging =
  (text: string): RemoteFile =>
  (response) =>
    void unanswered.push(() => response.end(text));
const answerAll = () => {
  for (const answer of unanswered.splice(0)) answer();
};

/** A host's server. `visit` returns the time that a page takes, and its version of the header. */
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
    const start = performance.now();
    const { release } = await header.render({ options: {}, path: '/', origin, hasTokenSession: false });
    return { ms: performance.now() - start, version: release?.version };
  };
  return { visit };
}

describe('while the remote hangs', () => {
  test('only the first page of a new process waits; the others show the fallback header at once', async () => {
    remote.files[pointer] = hanging(JSON.stringify(aRelease()));
    const { visit } = aHost(300);

    expect((await visit()).ms).toBeGreaterThan(deadlineMs - 50);
    const pages = await Promise.all([visit(), visit(), visit()]);

    expect(Math.max(...pages.map(({ ms }) => ms))).toBeLessThan(atOnceMs);
    expect(pages[0]?.version).toBeUndefined();
    expect(remote.requested.filter((path) => path === pointer)).toHaveLength(1);
  });

  test('a process that asks for each page shows the last release at once, after the first page has waited', async () => {
    const { visit } = aHost(0);
    await visit();
    remote.files[pointer] = hanging(JSON.stringify(aRelease()));

    expect((await visit()).ms).toBeGreaterThan(deadlineMs - 50);
    const page = await visit();

    expect(page.ms).toBeLessThan(atOnceMs);
    expect(page.version).toBe('1.0.0');
  });

  test.each([0, 300])(
    'menus that hang delay the first page only, if they are cached for %d s',
    async (cacheSeconds) => {
      remote.files[menuPaths.taxonomy] = hanging('{}');
      const { visit } = aHost(cacheSeconds);

      const first = await visit();
      expect(first.ms).toBeGreaterThan(deadlineMs - 50);
      expect(first.version).toBe('1.0.0');

      expect((await visit()).ms).toBeLessThan(atOnceMs);
    },
  );

  test('once it answers, pages have its release, and wait for the next one again', async () => {
    remote.files[pointer] = hanging(JSON.stringify(aRelease()));
    const { visit } = aHost(0);
    await visit();
    remote.files[pointer] = JSON.stringify(aRelease());
    answerAll();

    await vi.waitFor(async () => expect((await visit()).version).toBe('1.0.0'), patience);
    // An answer in time closes the circuit again.
    await vi.waitFor(async () => {
      remote.files[pointer] = JSON.stringify(aRelease());
      answerAll();
      await visit();
      remote.files[pointer] = hanging(JSON.stringify(aRelease()));
      expect((await visit()).ms).toBeGreaterThan(deadlineMs - 50);
    }, patience);
  });
});
