import { hashOf } from '@grocer/shared-contracts/host/signing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pointChannel } from './pointChannel.ts';
import { renewChannels } from './renewChannels.ts';
import type { Signing } from './signing/signPointer.ts';
import { aFolder, signedRecord } from './testing/aRelease.ts';

const folder = aFolder();
let signing: Signing;
/** The settings of a timer: a freshness key, and the public key of the pointers. */
let timer: Signing;
const warn = vi.spyOn(process.stderr, 'write');

beforeEach(async () => {
  warn.mockReset().mockReturnValue(true);
  ({ signing } = await folder.signer());
  const fresh = await folder.signer('fresh.pem');
  const seenFile = folder.at('seen.json');
  timer = { ...signing, keys: [], freshKeys: fresh.signing.keys, seenFile };
  await folder.released('1.0.0', '1.1.0');
  for (const version of ['1.0.0', '1.1.0']) await signedRecord(folder.at(version), signing);
});

async function pointed(version: string, expiresInDays: number) {
  await pointChannel(folder.path, 'stable', version, { ...signing, expiresInDays });
  return folder.json('stable/release.json');
}

describe('pnpm release renew', () => {
  test('with the key signs every pointer again, with the versions that it has', async () => {
    const { signed: before } = await pointed('1.0.0', 1);

    expect(await renewChannels(folder.path, signing)).toEqual(['stable']);

    const { version, signed } = await folder.json('stable/release.json');
    const [old, next] = [before, signed].map(({ payload }) => JSON.parse(payload));
    expect(version).toBe('1.0.0');
    expect(next.sequence).toBeGreaterThan(old.sequence);
    expect(next.expires > old.expires).toBe(true);
  });

  test('with the other key changes nothing but the freshness statement', async () => {
    const before = await pointed('1.0.0', 90);

    await renewChannels(folder.path, timer);

    const { fresh, ...after } = await folder.json('stable/release.json');
    expect(after).toEqual(before);
    expect(JSON.parse(fresh.payload).pointer).toBe(await hashOf(before.signed.payload));
    expect(warn).not.toHaveBeenCalled();
  });

  test('warns when a pointer expires within 14 days, and fails when it has expired', async () => {
    await pointed('1.0.0', 13);
    await renewChannels(folder.path, timer);
    expect(warn.mock.lastCall?.[0]).toMatch(
      /^Channel stable expires at .*: sign it again with "pnpm release renew --key <file>"/,
    );

    await pointed('1.0.0', -1);
    await pointChannel(folder.path, 'next', '1.0.0', signing);
    await expect(renewChannels(folder.path, timer)).rejects.toThrow(/^Channel stable expires at [^\n]*$/);
    expect(await folder.json('next/release.json'), 'the others are renewed').toHaveProperty('fresh');
  });

  test.each(['the key', 'the other key'])(
    'with %s refuses an older pointer that somebody has put back',
    async (name) => {
      const settings = name === 'the key' ? { ...signing, seenFile: timer.seenFile } : timer;
      const old = await pointed('1.0.0', 90);
      await pointed('1.1.0', 90);
      await renewChannels(folder.path, settings);
      await folder.write('stable/release.json', JSON.stringify(old));

      await expect(renewChannels(folder.path, settings)).rejects.toThrow(
        'somebody has put an older one back',
      );
    },
  );

  test('refuses a pointer of another key, of another channel, and to work without keys', async () => {
    await pointed('1.0.0', 90);
    const stranger = await folder.signer('stranger.pem');

    await expect(renewChannels(folder.path, stranger.signing)).rejects.toThrow(
      'Channel stable has a pointer that no key of this command has signed',
    );
    await expect(renewChannels(folder.path, { ...timer, trusted: [] })).rejects.toThrow(
      'renew needs --key <file>',
    );
    await pointChannel(folder.path, 'next', '1.1.0', signing);
    await folder.write('next/release.json', await folder.text('stable/release.json'));
    await expect(renewChannels(folder.path, timer)).rejects.toThrow('Channel next has a pointer that no key');
  });
});
