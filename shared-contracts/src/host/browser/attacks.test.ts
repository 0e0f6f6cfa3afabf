// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aRelease } from '../testing/aRemote.ts';
import { createLoadHeader } from './createLoadHeader.ts';
import { fetchUnverified } from './fetchRelease.ts';

const channel = 'https://header.example/stable/';

let answer: () => Response;
let requested: string[];
let notes: string[];

beforeEach(() => {
  requested = [];
  notes = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    return answer();
  });
  vi.spyOn(console, 'info').mockImplementation((note) => void notes.push(note));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const loadModule = vi.fn(async () => ({
  mount: () => ({ rendered: Promise.resolve(), update() {}, unmount() {} }),
}));

const endlessBody = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });

const releaseWithEntry = (entry: string) => () => Response.json({ ...aRelease(), contract: '0.1.0', entry });

const attacks: { name: string; from?: string; answer: () => Response; reason: string }[] = [
  {
    name: 'files of another origin',
    answer: releaseWithEntry('https://evil.example/entry.js'),
    reason: 'release.json names https://evil.example/entry.js, which is refused',
  },
  {
    name: 'files outside the folder of the releases',
    answer: releaseWithEntry('../1.0.0/..%2f..%2fx.js'),
    reason: 'which is refused: a release has files in https://header.example/ only',
  },
  {
    name: 'a redirect',
    answer: () => Response.redirect('https://evil.example/release.json'),
    reason: 'answered with a redirect, which is not followed',
  },
  {
    name: 'a body of 100 MB',
    answer: () => new Response(endlessBody()),
    reason: 'sent more than 256 KB; the rest is not read',
  },
  {
    name: 'plain http outside localhost',
    from: 'http://header.example/stable/',
    answer: releaseWithEntry('../1.0.0/remoteEntry.js'),
    reason: 'is refused, because anyone on the network could change the header',
  },
];

describe('attacks on a browser without keys', () => {
  for (const { name, from = channel, answer: attack, reason } of attacks) {
    test(`${name}: refused, and nothing is loaded`, async () => {
      answer = attack;

      await expect(createLoadHeader(loadModule, fetchUnverified)(from)).rejects.toThrow(reason);

      expect(loadModule).not.toHaveBeenCalled();
      expect(requested.length > 0).toBe(from === channel);
    });
  }

  test('the console says once that nothing is verified', async () => {
    vi.resetModules();
    const { createLoadHeader: createOnNewPage } = await import('./createLoadHeader.ts');
    const { fetchUnverified: fetchOnNewPage } = await import('./fetchRelease.ts');
    answer = releaseWithEntry('../1.0.0/remoteEntry.js');
    await createOnNewPage(loadModule, fetchOnNewPage)(channel);
    await createOnNewPage(loadModule, fetchOnNewPage)(`${channel}release.json`);

    expect(notes).toEqual([
      '[grocer header] its release is not verified; pinKeys() accepts signed ones only',
    ]);
  });
});
