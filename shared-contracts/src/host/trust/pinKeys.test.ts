// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Release } from '../../contracts/release.ts';
import type { LoadHeader } from '../browser/mountModule.ts';
import { aPublisher, type Publisher } from '../testing/aPublisher.ts';
import { aRelease } from '../testing/aRemote.ts';
import { pointerAttacks, strictPointerAttacks } from '../testing/pointerAttacks.ts';
import { rootAttacks } from '../testing/rootAttacks.ts';
import { lazyPinKeys } from './lazyPinKeys.ts';
import { pinKeys } from './pinKeys.ts';
import { keyIdOf } from './signature.ts';
import { verifyPointer } from './verifyPointer.ts';

const channel = 'https://header.example/stable/';

let publisher: Publisher;
let stranger: Publisher;
let answer: () => Response | Promise<Response>;
let requested: string[];
let loaded: Release[];
let allowed: (readonly string[] | undefined)[];
let errors: unknown[][];

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
  [publisher, stranger] = [await aPublisher(), await aPublisher()];
  [requested, loaded, allowed] = [[], [], []];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    return answer();
  });
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...message) => void errors.push(message));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const loadHeader: LoadHeader = async (_channel, { release, overrides } = {}) => {
  allowed.push(overrides);
  if (!release) throw new Error('pinKeys passes on a verified release');
  loaded.push(release);
  return { release, mount: () => ({ rendered: Promise.resolve(), update() {}, unmount() {} }) };
};

/** A new page, which knows only what the storage has. */
const newPage = (keys = [publisher.publicKey]) => pinKeys(loadHeader, keys);

const serve = (text: string) => {
  answer = () => new Response(text);
};

/** A page that has seen sequence 5. */
async function afterGoodPage() {
  serve(await publisher.pointer(aRelease(), { sequence: 5 }));
  await newPage()(channel);
  loaded.length = 0;
  return newPage();
}

test('a page gets the candidate of a channel if its visitor is chosen', async () => {
  const candidate = { ...aRelease('1.1.0'), lines: ['0.1'], share: 100, salt: 'spring' };
  serve(await publisher.pointer({ ...aRelease(), candidate }));

  await newPage()(channel);

  expect(loaded).toMatchObject([{ version: '1.1.0' }]);
});

const redirect = () => Response.redirect('https://evil.example/release.json');

function largeBody(): Response {
  let sent = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    sent += 1;
    if (sent > 5) throw new Error('more than 5 MB were read');
    controller.enqueue(new Uint8Array(1024 * 1024));
  };
  return new Response(new ReadableStream({ pull }));
}

const attacks: [name: string, attack: () => unknown, reason: string][] = [
  ...pointerAttacks.map<(typeof attacks)[number]>(([name, forge, reason]) => [
    name,
    async () => serve(await forge(publisher, stranger)),
    reason,
  ]),
  ['a redirect', () => (answer = redirect), 'answered with a redirect, which is not followed'],
  ['a body of 100 MB', () => (answer = largeBody), 'sent more than 256 KB; the rest is not read'],
];

describe('attacks on a browser that pins keys', () => {
  test.each(attacks)(
    '%s: refused, and the page loads the last verified release',
    async (_attack, attack, reason) => {
      const load = await afterGoodPage();
      await attack();

      const { release } = await load(channel);

      expect(release.fragments.module).toBe('https://header.example/1.0.0/fragment.mjs');
      expect(String(errors.flat().join('\n'))).toContain(reason);
    },
  );

  test.each(attacks.filter(([name]) => !name.startsWith('an older')))(
    '%s: refused, also by a first visit, which loads nothing',
    async (_attack, attack, reason) => {
      await attack();

      await expect(newPage()(channel)).rejects.toThrow(reason);

      expect(loaded).toEqual([]);
    },
  );

  test.each(strictPointerAttacks)(
    '%s: %s, and the page loads nothing',
    async (_attack, _outcome, forge, reason) => {
      const { keys, ...settings } = publisher.strict;
      serve(await forge(publisher, stranger));

      await expect(pinKeys(loadHeader, keys, settings)(channel)).rejects.toThrow(reason);

      expect(loaded).toEqual([]);
    },
  );

  test.each(rootAttacks)(
    '%s: refused, and the page loads the last verified release',
    async (attack, forge, reason) => {
      const { keys, ...settings } = publisher.rooted;
      if (!attack.startsWith('an older')) {
        serve(await forge(publisher, stranger));
        await expect(pinKeys(loadHeader, keys, settings)(channel)).rejects.toThrow(reason);
      }
      serve(await publisher.rootedPointer(aRelease(), await publisher.roots(), 5));
      await pinKeys(loadHeader, keys, settings)(channel);
      serve(await forge(publisher, stranger));

      const { release } = await pinKeys(loadHeader, keys, settings)(channel);

      expect(release.fragments.module).toBe('https://header.example/1.0.0/fragment.mjs');
      expect(String(errors.flat().join('\n'))).toContain(reason);
    },
  );

  test('an older pointer after the stored one has expired: refused', async () => {
    await afterGoodPage();
    vi.setSystemTime(Date.now() + 100 * 86_400_000);
    serve(await publisher.pointer(aRelease(), { sequence: 4 }));

    await expect(newPage()(channel)).rejects.toThrow('it is older than the one before: sequence 4 after 5');

    expect(loaded).toEqual([]);
  });

  test('plain http outside localhost: refused, without a request', async () => {
    await expect(newPage()('http://header.example/stable/')).rejects.toThrow(
      'http://header.example/stable/release.json is refused, because anyone on the network could change the header',
    );

    expect(requested).toEqual([]);
  });

  test('a changed release in the browser’s storage: refused', async () => {
    const load = await afterGoodPage();
    const [[key, text] = ['', '']] = Object.entries({ ...localStorage }) as [string, string][];
    localStorage.setItem(key, text.replaceAll('1.0.0', '6.6.6'));
    serve('not a release');

    await expect(load(channel)).rejects.toThrow('it is not JSON');
    expect(loaded).toEqual([]);
  });
});

describe('pinKeys', () => {
  test('loads the release that the publisher has signed', async () => {
    serve(await publisher.pointer(aRelease()));

    const { release } = await newPage()(channel);

    expect(release.entry).toBe('https://header.example/1.0.0/remoteEntry.js');
    expect(errors).toEqual([]);
  });

  test('allows no override, unless the page names its origins', async () => {
    serve(await publisher.pointer(aRelease()));
    const overrides = ['http://localhost:4001'];

    await newPage()(channel);
    await newPage()(channel, { overrides });
    await newPage()(channel, { release: { ...aRelease() } });

    expect(allowed).toEqual([[], overrides, []]);
  });

  test('verifies once for all widgets of a page', async () => {
    serve(await publisher.pointer(aRelease()));
    const load = newPage();

    await Promise.all([load(channel), load(channel)]);

    expect(requested).toHaveLength(1);
  });

  test.each(['does not load', 'crashes in its first render'])(
    'requests the current release again after one that %s',
    async (failure) => {
      const crash = () => ({ rendered: Promise.reject(new Error('crash')), update() {}, unmount() {} });
      const failing: LoadHeader = async (_channel, { release } = {}) => {
        if (failure === 'does not load') throw new Error('down');
        return { release: release as Release, mount: crash };
      };
      const load = pinKeys(failing, [publisher.publicKey]);
      serve(await publisher.pointer(aRelease()));
      for (const _visit of ['first', 'second'])
        await load(channel)
          .then(({ mount }) => mount('Header', document.body, {} as never))
          .catch(() => {});

      expect(requested).toHaveLength(2);
    },
  );

  test('requests a refused pointer once more, past all caches', async () => {
    const good = await publisher.pointer(aRelease());
    answer = () => new Response(requested.length === 1 ? 'stale' : good);

    await newPage()(channel);

    expect(requested[1]).toMatch(/release\.json\?retry=\w+$/);
  });

  test('passes on a release that the server wrote into the page', async () => {
    const release = aRelease() as Release;

    await newPage()(channel, { release });

    expect(loaded).toEqual([release]);
    expect(requested).toEqual([]);
  });

  test('a slot with `trust` accepts the same, and what its server has verified without a request', async () => {
    const load = lazyPinKeys(loadHeader, { keys: [publisher.publicKey] });

    await load(channel, { release: aRelease() });
    expect([requested, allowed]).toEqual([[], [[]]]);

    serve(await stranger.pointer(aRelease()));
    await expect(load(channel)).rejects.toThrow('it is signed with key');
  });

  test('rejects after the deadline if the pointer does not come', async () => {
    answer = () => new Promise(() => {});

    await expect(newPage()(channel, { deadlineMs: 20 })).rejects.toThrow('did not come within 20 ms');
  });

  test('says on a page without a secure context why nothing can be verified', async () => {
    serve(await publisher.pointer(aRelease()));
    vi.stubGlobal('crypto', {});

    await expect(newPage()(channel)).rejects.toThrow(
      'this page is not a secure context: serve it over https, or from localhost',
    );
  });

  test('names a key that was mistyped', async () => {
    serve(await publisher.pointer(aRelease()));
    const mistyped = publisher.publicKey.replace(/.{8}==$/, 'AAAAAAAA==');

    await expect(newPage([publisher.publicKey, mistyped])(channel)).rejects.toThrow(
      `the pinned key ${mistyped} is not a key of P-256`,
    );
  });

  test('names all keys that have signed a pointer, and all that the page accepts', async () => {
    const pinned = [publisher.publicKey, publisher.keys.daily.publicKey];
    const strange = [stranger.keys.key, stranger.keys.second];
    const idsOf = async (keys: string[]) => (await Promise.all(keys.map(keyIdOf))).join(', ');
    const strangeIds = await idsOf(strange.map(({ publicKey }) => publicKey));
    serve(await publisher.pointer(aRelease(), {}, strange));
    await expect(newPage(pinned)(channel)).rejects.toThrow(
      `it is signed with key ${strangeIds}, and this page accepts ${await idsOf(pinned)}`,
    );

    const both = await publisher.pointer(aRelease(), {}, [publisher.keys.key, stranger.keys.key]);
    serve(both.replaceAll('1.0.0', '6.6.6'));
    await expect(newPage()(channel)).rejects.toThrow('it was changed after it was signed');
  });

  test('accepts a release that two keys have signed, with a statement that it is the newest', async () => {
    const { keys, ...settings } = publisher.strict;
    serve(await publisher.freshPointer(aRelease()));

    await pinKeys(loadHeader, keys, settings)(channel);

    expect(loaded).toHaveLength(1);
  });

  test('accepts with `root` whoever the root record names, while the host pins the first root keys', async () => {
    const { keys, ...settings } = publisher.rooted;
    const { root, nextRoot, key, second, daily } = publisher.keys;
    const names = { rootKeys: [nextRoot.publicKey], rootThreshold: 1, keys: [daily.publicKey] };
    const third = await publisher.signRoot({ version: 3, ...names }, [root, nextRoot]);
    const roots = [...(await publisher.roots()), third];

    for (const [index, by] of [key, second, daily].entries()) {
      serve(await publisher.rootedPointer(aRelease(`1.0.${index}`), roots.slice(0, index + 1), index, by));
      await pinKeys(loadHeader, keys, settings)(channel);
    }
    localStorage.clear();
    await pinKeys(loadHeader, keys, settings)(channel);

    expect(loaded.map(({ version }) => version)).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.0.2']);
    expect(errors).toEqual([]);
  });

  test('requires with `root` a freshness statement if the root record names keys for it', async () => {
    const { keys, ...settings } = publisher.rooted;
    const { key, second, root, otherRoot } = publisher.keys;
    const { freshKeys, ...strict } = publisher.strict;
    const roots = [await publisher.signRoot({ ...strict, freshKeys }, [root, otherRoot])];
    serve(JSON.stringify({ ...JSON.parse(await publisher.freshPointer(aRelease())), roots }));
    await pinKeys(loadHeader, keys, settings)(channel);
    localStorage.clear();

    serve(JSON.stringify({ ...JSON.parse(await publisher.pointer(aRelease(), {}, [key, second])), roots }));
    await expect(pinKeys(loadHeader, keys, settings)(channel)).rejects.toThrow(
      'it has no freshness statement',
    );

    expect(loaded).toHaveLength(1);
  });

  test('accepts a release behind a proxy that says where the publisher has it', async () => {
    serve(await publisher.pointer(aRelease(), { base: 'https://cdn.example/' }));

    await pinKeys(loadHeader, [publisher.publicKey], { publishedAt: 'https://cdn.example' })(channel);

    expect(loaded).toHaveLength(1);
  });

  test.each([
    [{ threshold: 2 }, 'threshold is 2; give a number from 1 to 1, the number of keys'],
    [{ freshKeys: [] }, 'freshKeys is an empty list'],
    [{ root: true, freshKeys: [] }, 'freshKeys is given with root: leave it out'],
    [{ publishedAt: 'header' }, 'publishedAt is "header"; give the address'],
  ])('refuses the settings %j', (settings, reason) => {
    expect(() => pinKeys(loadHeader, [publisher.publicKey], settings)).toThrow(reason);
  });

  test('refuses a key that is none', () => {
    expect(() => pinKeys(loadHeader, ['MFkw'])).toThrow(
      'keys: "MFkw" is not a public key; give a line that "pnpm release keys" has printed',
    );
  });
});

describe('a signed pointer with releases for older lines', () => {
  const pointer = { ...aRelease('2.0.0'), lines: ['99'], older: [{ ...aRelease('1.0.0'), lines: ['0.1'] }] };
  const verified = (text: string) =>
    verifyPointer(text, `${channel}release.json`, { keys: [publisher.publicKey] });

  test('gives this package the release of its line', async () => {
    const { release } = await verified(await publisher.pointer(pointer));

    expect(release).toMatchObject({ version: '1.0.0', newestLine: '99' });
  });

  test('is refused if a release of another line was changed outside the signed part', async () => {
    const document = JSON.parse(await publisher.pointer({ ...pointer, switches: { off: ['search'] } }));
    expect((await verified(JSON.stringify(document))).release.switches).toEqual({ off: ['search'] });
    const withoutSwitches = JSON.stringify({ ...document, switches: undefined });
    await expect(verified(withoutSwitches)).rejects.toThrow('it differs from its signed part');
    document.older.push({ ...aRelease('0.9.0'), lines: ['0.0'] });

    await expect(verified(JSON.stringify(document))).rejects.toThrow('it differs from its signed part');
  });

  test('is refused if the version of its line was revoked', async () => {
    const text = await publisher.pointer(pointer, { revoked: ['1.0.0'] });

    await expect(verified(text)).rejects.toThrow('version 1.0.0 was revoked');
  });
});

test('a pointer ends with the first of its own expiry and that of freshness, and has the revocations of both', async () => {
  const [soon, late] = ['2080-01-01T00:00:00Z', '2090-01-01T00:00:00Z'];
  for (const [expires, freshUntil] of [[soon, late] as const, [late, soon] as const]) {
    const limits = { expires: freshUntil, revoked: ['0.2.0'] };
    const text = await publisher.freshPointer(aRelease(), { expires, revoked: ['0.1.0'] }, { limits });
    const verified = await verifyPointer(text, `${channel}release.json`, publisher.strict);
    expect(verified).toMatchObject({ expires: soon, revoked: ['0.1.0', '0.2.0'] });
  }
});
