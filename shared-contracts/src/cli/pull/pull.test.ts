import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPublisher, type Publisher } from '../../host/testing/aPublisher.ts';
import { aRelease, aRemote, fragmentOf, type Remote } from '../../host/testing/aRemote.ts';
import { pointerAttacks, strictPointerAttacks } from '../../host/testing/pointerAttacks.ts';
import { pull } from './pull.ts';

const pointer = '/stable/release.json';

let remote: Remote;
let publisher: Publisher;
let stranger: Publisher;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'grocer-pull-'));
  remote = aRemote();
  [publisher, stranger] = [await aPublisher(`${remote.origin}/`), await aPublisher(`${remote.origin}/`)];
  remote.files[pointer] = await publisher.pointer(aRelease(), { sequence: 5 });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  remote.close();
  rmSync(folder, { recursive: true });
});

const pullWith = (keys: readonly string[], ...args: string[]) =>
  pull([`${remote.origin}/stable/`, '--keys', keys.join(), '--to', folder, ...args]);

const placed = () => readFileSync(path.join(folder, 'out-shop.html'), 'utf8');

/** The publisher points the channel at version 2.0.0. */
async function publishNext(html = fragmentOf('2.0.0')): Promise<void> {
  remote.files['/2.0.0/fragments/out-shop.html'] = html;
  remote.files[pointer] = await publisher.pointer(aRelease('2.0.0'), { sequence: 6 });
}

test('the HTML of the current release is placed, and that of the next one in its place', async () => {
  expect(await pullWith([publisher.publicKey])).toBe(0);
  expect(placed()).toBe(fragmentOf('1.0.0'));

  await publishNext();
  expect(await pullWith([stranger.publicKey, publisher.publicKey])).toBe(0);
  expect(placed()).toBe(fragmentOf('2.0.0'));
  expect(readdirSync(folder)).toEqual(['out-shop.html', 'release.json.5', 'release.json.6']);
});

test('a call without keys is refused', async () => {
  await expect(pullWith([])).rejects.toThrow('pull needs one channel address, --keys and --to');
});

describe('attacks on a server that pins keys', () => {
  test.each(pointerAttacks)('%s: refused, and the pulled files stay', async (_attack, forge, reason) => {
    await pullWith([publisher.publicKey]);
    remote.files[pointer] = await forge(publisher, stranger);

    await expect(pullWith([publisher.publicKey])).rejects.toThrow(reason);
    expect(placed()).toBe(fragmentOf('1.0.0'));
  });

  test.each(strictPointerAttacks)(
    '%s: %s, and no file is placed',
    async (_attack, _outcome, forge, reason) => {
      const { keys, threshold, freshKeys } = publisher.strict;
      remote.files[pointer] = await forge(publisher, stranger);

      const pulling = pullWith(keys, '--threshold', `${threshold}`, '--fresh-keys', freshKeys.join());

      await expect(pulling).rejects.toThrow(reason);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test('a changed file for servers that include files: old one stays', async () => {
    await pullWith([publisher.publicKey]);
    await publishNext('<script src="https://evil.example/"></script>');

    await expect(pullWith([publisher.publicKey])).rejects.toThrow(
      /^The files in .+ stay as they are: .+out-shop\.html does not match its hash in release 2\.0\.0/,
    );
    expect(placed()).toBe(fragmentOf('1.0.0'));
  });
});
