// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoadHeader } from './createLoadHeader.ts';
import type { MountDoor } from './mountDoor.ts';
import type { Release } from './release.ts';

const release = (changes: Partial<Release> = {}): Release => ({
  version: '1.0.0',
  entry: 'https://header.example/1.0.0/remoteEntry.js',
  assets: { scripts: ['https://header.example/1.0.0/widgets.js'], styles: [] },
  integrity: {},
  contract: '0.1.0',
  fragments: { module: 'https://header.example/1.0.0/fragment.mjs' },
  ...changes,
});

const door = (rendered = Promise.resolve()): MountDoor => ({
  mount: () => ({ rendered, update() {}, unmount() {} }),
});

let asked: string[];
let answers: Record<string, unknown>;

beforeEach(() => {
  asked = [];
  answers = {};
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    asked.push(cache ? `${cache} ${url}` : url);
    const answer = answers[url.replace(/\?.*/, '')];
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createLoadHeader', () => {
  test('asks a channel for its release and opens its door', async () => {
    const { integrity, ...paths } = release({ entry: '../1.0.0/remoteEntry.js' });
    answers['https://header.example/stable/release.json'] = { ...paths, integrity };
    const load = createLoadHeader(async () => door());

    const header = await load('https://header.example/stable/');

    expect(header.release.entry).toBe('https://header.example/1.0.0/remoteEntry.js');
    expect(asked).toEqual(['https://header.example/stable/release.json']);
  });

  test('asks a channel that failed once more, past the caches', async () => {
    const load = createLoadHeader(async () => door());

    await expect(load('https://header.example/stable/')).rejects.toThrow(
      'no release at https://header.example/stable/release.json (it answered 404): is it a channel of the header',
    );

    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatch(/release\.json\?retry=\w+$/);
  });

  test('loads once for all who ask at once', async () => {
    const open = vi.fn(async () => door());
    const load = createLoadHeader(open);

    await Promise.all([load(release()), load(release())]);
    await load(release());

    expect(open).toHaveBeenCalledOnce();
  });

  test('fetches the release’s files anew before its second try', async () => {
    const open = vi.fn<() => Promise<MountDoor>>().mockRejectedValueOnce(new Error('no chunk'));
    open.mockResolvedValueOnce(door());

    await createLoadHeader(open)(release());

    expect(asked).toEqual(['reload https://header.example/1.0.0/widgets.js']);
  });

  test('forgets a failure: who asks later gets the header', async () => {
    const open = vi.fn<() => Promise<MountDoor>>().mockRejectedValueOnce(new Error('down'));
    open.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(door());
    const load = createLoadHeader(open);

    await expect(load(release())).rejects.toThrow('down');

    await expect(load(release())).resolves.toHaveProperty('mount');
    expect(sessionStorage).toHaveLength(0);
  });

  test('does not wait longer than its deadline, and has what came late for the next who asks', async () => {
    let arrive = (_door: MountDoor) => {};
    const open = vi.fn(() => new Promise<MountDoor>((resolve) => (arrive = resolve)));
    const load = createLoadHeader(open);

    const first = expect(load(release(), { deadlineMs: 50 })).rejects.toThrow('did not come within 50 ms');
    await vi.advanceTimersByTimeAsync(50);
    await first;
    arrive(door());

    await expect(load(release(), { deadlineMs: 50 })).resolves.toHaveProperty('mount');
    expect(open).toHaveBeenCalledOnce();
  });

  test('refuses a release of another contract, says what to install, and does not ask for it again', async () => {
    const open = vi.fn(async () => door());
    const load = createLoadHeader(open);

    await expect(load(release({ contract: '9.0.0' }))).rejects.toThrow(
      'header 1.0.0 speaks @grocer/shared-contracts 9.0.0, this page has 0.1.0: install ^9.0.0',
    );
    await expect(load(release({ contract: '9.0.0' }))).rejects.toThrow('is left alone until');
    expect(open).not.toHaveBeenCalled();
  });

  test('leaves a version alone that crashed at its first render', async () => {
    const crash = Promise.reject(new Error('crash'));
    const header = await createLoadHeader(async () => door(crash))(release());

    header.mount('Header', document.body);
    await crash.catch(() => {});

    await expect(createLoadHeader(async () => door())(release())).rejects.toThrow('crash at first render');
  });

  test('names a release without the door', async () => {
    const load = createLoadHeader(async () => null);

    await expect(load(release())).rejects.toThrow('remoteEntry.js has no door ./mount');
  });
});
