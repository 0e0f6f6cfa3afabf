import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPublisher, type Publisher } from '../testing/aPublisher.ts';
import {
  aRelease,
  aRemote,
  css,
  evilModule,
  fragmentModule,
  type Remote,
  type RemoteFile,
} from '../testing/aRemote.ts';
import { pointerAttacks, strictPointerAttacks } from '../testing/pointerAttacks.ts';
import { rootAttacks } from '../testing/rootAttacks.ts';
import { type Fragments, type FragmentsSettings, fragments } from './fragments.ts';

const pointer = '/stable/release.json';

let remote: Remote;
let publisher: Publisher;
let stranger: Publisher;
let reports: string[];

let folder: string;
let pointerFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grocer-pointer-'));
  pointerFile = path.join(folder, 'release.json');
  remote = aRemote();
  [publisher, stranger] = [await aPublisher(`${remote.origin}/`), await aPublisher(`${remote.origin}/`)];
  remote.files['/2.0.0/fragment.mjs'] = fragmentModule;
  remote.files['/2.0.0/widgets.css'] = css;
  remote.files[pointer] = await publisher.pointer(aRelease(), { sequence: 5 });
  reports = [];
});
afterEach(() => {
  remote.close();
  return rm(folder, { recursive: true });
});

const page = { options: {}, path: '/ecom', origin: 'https://shop.example', hasTokenSession: false };

const settings = () => ({
  cacheSeconds: 0,
  deadlineMs: 10_000,
  report: (message: string, cause?: unknown) =>
    void reports.push(cause instanceof Error ? `${message}: ${cause.message}` : message),
});

const startServer = (more: Partial<FragmentsSettings> = {}, channel = `${remote.origin}/stable/`) =>
  fragments(channel, { ...settings(), keys: [publisher.publicKey], ...more });

const startServerWithoutKeys = (channel = `${remote.origin}/stable/`) =>
  fragments(channel, { ...settings(), unverified: true });

/** Megabytes of the large body that were not sent when the receiver closed the connection. */
let unsent = 0;

const largeBody: RemoteFile = (response) => {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  let left = 100;
  response.once('close', () => (unsent = left));
  const send = () => {
    while (left-- > 0) if (!response.write(chunk)) return void response.once('drain', send);
    response.end();
  };
  send();
};

const redirect: RemoteFile = (response) =>
  void response.writeHead(302, { Location: `${remote.origin}/other/release.json` }).end();

const attacks: [name: string, serve: () => RemoteFile | Promise<RemoteFile>, reason: string][] = [
  ...pointerAttacks.map<(typeof attacks)[number]>(([name, forge, reason]) => [
    name,
    () => forge(publisher, stranger),
    reason,
  ]),
  ['a redirect', () => redirect, 'answered with a redirect, which is not followed'],
  ['a body of 100 MB', () => largeBody, 'sent more than 256 KB; the rest is not read'],
];

const wrongFiles = [
  ['a module with another hash than the pointer names: not run', 'fragment.mjs', evilModule],
  ['a style sheet with another hash than the pointer names: not used', 'widgets.css', `${css} `],
] as const;

async function expectInsecureIsRefused(start: (channel: string) => Fragments) {
  expect((await start('http://header.example/stable/').render(page)).release).toBeUndefined();
  expect(reports.join('\n')).toContain(
    'http://header.example/stable/release.json is refused, because anyone on the network could change the header',
  );
}

describe('attacks on a server that pins keys', () => {
  test.each(attacks)('%s: refused, and pages keep the last release', async (_attack, serve, reason) => {
    const header = startServer();
    await header.render(page);
    remote.files[pointer] = await serve();

    const { html, release } = await header.render(page);

    expect(reports.join('\n')).toContain(reason);
    expect(release?.version).toBe('1.0.0');
    expect(html).toContain('/ecom | ');
    expect(remote.requested).not.toContain('/1.0.0/evil.mjs');
    expect(remote.requested).not.toContain('/other/release.json');
  });

  test.each(attacks.filter(([attack]) => !attack.startsWith('an older')))(
    '%s: refused, also by a new server, whose pages show the fallback header',
    async (_attack, serve, reason) => {
      remote.files[pointer] = await serve();

      expect((await startServer().render(page)).release).toBeUndefined();

      expect(reports.join('\n')).toContain(reason);
      expect(remote.requested).not.toContain('/1.0.0/evil.mjs');
    },
  );

  test.each(strictPointerAttacks)(
    '%s: %s, and pages keep the last release',
    async (_attack, _outcome, forge, reason) => {
      remote.files[pointer] = await publisher.freshPointer(aRelease(), { sequence: 5 });
      const header = startServer(publisher.strict);
      await header.render(page);
      remote.files[pointer] = await forge(publisher, stranger);

      expect((await header.render(page)).release?.version).toBe('1.0.0');

      expect(reports.join('\n')).toContain(reason);
      expect(remote.requested).not.toContain('/1.0.0/evil.mjs');
    },
  );

  test.each(rootAttacks)(
    '%s: refused, and pages keep the last release, also those of a new server',
    async (_attack, forge, reason) => {
      remote.files[pointer] = await publisher.rootedPointer(aRelease(), await publisher.roots(), 5);
      await startServer({ ...publisher.rooted, pointerFile }).render(page);
      remote.files[pointer] = await forge(publisher, stranger);

      const { release } = await startServer({ ...publisher.rooted, pointerFile }).render(page);

      expect(release?.version).toBe('1.0.0');
      expect(reports.join('\n')).toContain('pages show the stored release 1.0.0');
      expect(reports.join('\n')).toContain(reason);
      expect(remote.requested).not.toContain('/1.0.0/evil.mjs');
    },
  );

  test('a pointer that is held back: 36 hours old at most with `freshKeys`, and the log says so twelve before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [start, hour] = [Date.now(), 3_600_000];
    const expires = new Date(start + 36 * hour).toISOString();
    remote.files[pointer] = await publisher.freshPointer(aRelease(), {}, { limits: { expires } });
    const header = startServer(publisher.strict);
    const versionAfter = async (hours: number) => {
      vi.setSystemTime(start + hours * hour);
      return (await header.render(page)).release?.version;
    };

    expect([await versionAfter(23), reports.join('\n').includes(expires)]).toEqual(['1.0.0', false]);
    expect([await versionAfter(25), reports.join('\n').includes(expires)]).toEqual(['1.0.0', true]);
    expect(await versionAfter(36)).toBeUndefined();
    vi.useRealTimers();
  });

  test('an older pointer after the stored one has expired: refused, also by a new server', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await startServer({ pointerFile }).render(page);
    vi.setSystemTime(Date.now() + 100 * 86_400_000);
    remote.files[pointer] = await publisher.pointer(aRelease('2.0.0'), { sequence: 4 });

    expect((await startServer({ pointerFile }).render(page)).release).toBeUndefined();

    expect(reports.join('\n')).toContain('sequence 4 after 5');
    vi.useRealTimers();
  });

  test.each(wrongFiles)('%s, and pages keep the last release', async (_attack, file, text) => {
    const header = startServer();
    await header.render(page);
    remote.files[`/2.0.0/${file}`] = text;
    remote.files[pointer] = await publisher.pointer(aRelease('2.0.0'), { sequence: 6 });

    expect((await header.render(page)).release?.version).toBe('1.0.0');

    expect(reports.join('\n')).toContain(`2.0.0/${file} does not match its hash in release 2.0.0`);
    expect(globalThis).not.toHaveProperty('grocerEvil');
  });

  test('plain http outside localhost: refused, without a request', () =>
    expectInsecureIsRefused((channel) => startServer({}, channel)));

  test('a body of 100 MB: refused, and not read to its end', async () => {
    remote.files[pointer] = largeBody;
    unsent = 0;

    await startServer().render(page);

    await expect.poll(() => unsent).toBeGreaterThan(50);
  });
});

describe('attacks on a server without keys', () => {
  const unsigned = attacks.filter(([attack]) => /^(files|a redirect|a body)/.test(attack));

  test.each(unsigned)('%s: refused', async (_attack, serve, reason) => {
    remote.files[pointer] = await serve();

    expect((await startServerWithoutKeys().render(page)).release).toBeUndefined();

    expect(reports.join('\n')).toContain(reason);
  });

  test('plain http outside localhost: refused', () => expectInsecureIsRefused(startServerWithoutKeys));

  test.each(wrongFiles)('%s', async (_attack, file, text) => {
    remote.files[`/1.0.0/${file}`] = text;
    remote.files[pointer] = JSON.stringify(aRelease());

    expect((await startServerWithoutKeys().render(page)).release).toBeUndefined();

    expect(reports.join('\n')).toContain(`1.0.0/${file} does not match its hash`);
    expect(globalThis).not.toHaveProperty('grocerEvil');
  });

  test('the server says once that nothing is verified', async () => {
    const header = startServerWithoutKeys();
    await header.render(page);
    await header.render(page);

    expect(reports.filter((report) => report.includes('are not verified'))).toHaveLength(1);
  });
});

describe('signed releases on a server', () => {
  test('a newer pointer of the publisher is used, also when it points back', async () => {
    const header = startServer();
    await header.render(page);
    remote.files[pointer] = await publisher.pointer(aRelease('2.0.0'), { sequence: 6 });
    expect((await header.render(page)).release?.version).toBe('2.0.0');

    remote.files[pointer] = await publisher.pointer(aRelease(), { sequence: 7 });

    expect((await header.render(page)).release?.version).toBe('1.0.0');
    expect(reports.filter((report) => !report.startsWith('the fragment has no menus'))).toEqual([]);
  });

  test('with two keys a host accepts releases of both, so that the publisher can change keys', async () => {
    const header = startServer({ keys: [publisher.publicKey, stranger.publicKey] });
    await header.render(page);
    remote.files[pointer] = await stranger.pointer(aRelease('2.0.0'), { sequence: 6 });

    expect((await header.render(page)).release?.version).toBe('2.0.0');
  });

  test('a revoked release is not kept, even if no other one can be loaded', async () => {
    const header = startServer();
    await header.render(page);
    delete remote.files['/2.0.0/widgets.css'];
    remote.files[pointer] = await publisher.pointer(aRelease('2.0.0'), { sequence: 6, revoked: ['1.0.0'] });

    expect((await header.render(page)).release).toBeUndefined();
  });

  test('passes its keys on to the slot, which verifies what the browser loads by itself', async () => {
    const { trust } = await startServer().renderSlot(new Request('https://shop.example/ecom'));

    expect(trust?.keys).toEqual([publisher.publicKey]);
  });

  test('a release that expires is not used any more, and the log says it fourteen days before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const expires = new Date(Date.now() + 13 * 86_400_000).toISOString();
    remote.files[pointer] = await publisher.pointer(aRelease(), { sequence: 5, expires });
    const header = startServer();
    await header.render(page);
    await header.render(page);
    expect(reports.filter((report) => report.includes(`expires at ${expires}`))).toHaveLength(1);

    vi.setSystemTime(Date.parse(expires));
    const { html, release } = await header.render(page);

    expect(release).toBeUndefined();
    expect(html).toContain('data-grocer-fallback');
    expect(reports.join('\n')).toContain(
      `pages show the fallback header: ${remote.origin}${pointer} is refused: it expired`,
    );
    vi.useRealTimers();
  });

  test('a process refuses what is older than another process of the machine has seen', async () => {
    const [slow, quick] = [startServer({ pointerFile }), startServer({ pointerFile })];
    await slow.render(page);
    remote.files[pointer] = await publisher.pointer(aRelease('2.0.0'), { sequence: 7 });
    await quick.render(page);
    remote.files[pointer] = await publisher.pointer(aRelease(), { sequence: 6 });

    await slow.render(page);

    expect(reports.join('\n')).toContain('sequence 6 after 7');
    expect((await readdir(folder)).sort()).toEqual(['release.json.5', 'release.json.7']);
  });

  test('a server without keys has to say so', () => {
    expect(() => fragments('https://header.example/stable/', {})).toThrow(
      'fragments: keys is missing: give the public keys of the header’s publisher, or unverified: true',
    );
  });

  test.each([[[]], [['MFkw']], [['-----BEGIN PUBLIC KEY-----']]])('refuses %j as keys', (keys) => {
    expect(() => startServer({ keys })).toThrow(TypeError);
  });
});
