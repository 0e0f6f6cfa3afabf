import { beforeEach, describe, expect, test } from 'vitest';
import { cosignChannel } from '../cosignChannel.ts';
import { pointLines } from '../pointLines.ts';
import { renewChannels } from '../renewChannels.ts';
import { revokeVersion } from '../revokeVersion.ts';
import type { Signing } from '../signing/signPointer.ts';
import { aFolder, aVersion, signedRecord } from '../testing/aRelease.ts';
import { rollOut, stopRollout } from './rollOut.ts';
import { watchRollout } from './watchRollout.ts';

const folder = aFolder();
let signing: Signing;

const released = async (version: string, contract = '1.0.0', field = 'count') => {
  await aVersion(folder.at(version), { version, contract, field });
  await signedRecord(folder.at(version), signing, { contract });
};
const point = (version: string) => pointLines(folder.path, 'stable', version, { signing, isRollback: false });
const roll = (version: string, share: number) => rollOut(folder.path, 'stable', version, { share, signing });

/** What hosts read of the channel: the signed part, which must equal the rest of the file. */
async function pointer() {
  const { signed, ...written } = await folder.json('stable/release.json');
  const payload = JSON.parse(signed.payload);
  expect(payload).toMatchObject(written);
  return payload;
}

beforeEach(async () => {
  ({ signing } = await folder.signer());
  for (const version of ['1.0.0', '1.1.0']) await released(version);
  await point('1.0.0');
});

describe('a version that is rolled out', () => {
  test('is the candidate of the channel, which keeps its release and its files', async () => {
    const tag = await folder.text('stable/header.js');

    const { salt } = await roll('1.1.0', 5);

    expect(await pointer()).toMatchObject({
      version: '1.0.0',
      candidate: { version: '1.1.0', entry: '../1.1.0/remoteEntry.js', lines: ['1'], share: 5, salt },
    });
    expect(await folder.text('stable/header.js')).toBe(tag);
    expect(await folder.json('stable-1/release.json')).not.toHaveProperty('candidate');
  });

  test('keeps its visitors when the share grows; another version begins with others', async () => {
    await released('1.2.0');
    const first = await roll('1.1.0', 5);

    expect(await roll('1.1.0', 50)).toEqual({ ...first, share: 50 });
    expect((await roll('1.2.0', 5)).salt).not.toBe(first.salt);
  });

  test('reaches the pages that can read it, of the lines that the channel has', async () => {
    await released('2.0.0', '2.0.0');
    expect((await roll('2.0.0', 5)).lines).toEqual(['1']);

    await released('3.0.0', '3.0.0', 'items');
    await expect(roll('3.0.0', 5)).rejects.toThrow('Channel stable has no pages that could get 3.0.0');
    await expect(roll('1.0.0', 5)).rejects.toThrow('they have it');
  });

  test('must be signed and unchanged', async () => {
    await folder.write('1.1.0/widgets.2.js', 'steal()');

    await expect(roll('1.1.0', 5)).rejects.toThrow('widgets.2.js was changed');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['it is stopped', () => stopRollout(folder.path, 'stable', signing)],
    ['it is revoked', () => revokeVersion(folder.path, '1.1.0', signing)],
    ['the channel is pointed at a version', () => point('1.0.0')],
  ])('goes when %s', async (_, end) => {
    await roll('1.1.0', 5);

    await end();

    expect(await pointer()).not.toHaveProperty('candidate');
    await expect(stopRollout(folder.path, 'stable', signing)).rejects.toThrow('has no candidate');
  });

  test('stays when pointers are renewed, and a second machine signs it', async () => {
    const { salt } = await roll('1.1.0', 5);

    await renewChannels(folder.path, signing);
    expect((await pointer()).candidate).toMatchObject({ version: '1.1.0', share: 5, salt });

    const second = await folder.signer('second.pem');
    const trusted = [...signing.trusted, second.publicKey];
    await cosignChannel(folder.path, 'stable', { ...second.signing, trusted });
    expect((await folder.json('stable/release.json')).signed.signatures).toHaveLength(2);
  });
});

/** Records of pages: each has a view, and pages of the failing version an error. */
async function* pages(failing: string, { of = ['1.0.0', '1.1.0'], visit = false } = {}) {
  yield 'no JSON';
  for (let page = 0; page < 202; page++) {
    const release = of[page % of.length];
    const fields = { release, ...(visit && { visit: release }) };
    yield JSON.stringify({ event: 'grocer:header_ready', ...fields });
    if (release === failing) yield JSON.stringify({ event: 'header_error', code: 'search', ...fields });
  }
}

describe('watching a rollout', () => {
  const watch = (records: AsyncIterable<string>) => watchRollout(folder.path, 'stable', records, signing);

  test.each([
    ['the release fails', '1.1.0 has 0 errors in 100', pages('1.0.0')],
    ['another version fails', '1.1.0 has 0 errors in 0', pages('1.2.0', { of: ['1.2.0', '1.0.0'] })],
    ['one visit fails again and again', '1 errors (mostly search) in 1', pages('1.1.0', { visit: true })],
  ])('does nothing if %s', async (_, text, records) => {
    await roll('1.1.0', 50);

    expect(await watch(records)).toEqual({ isWithdrawn: false, text: expect.stringContaining(text) });
  });

  test('takes a version away whose web vitals are poor more often', async () => {
    await roll('1.1.0', 50);
    async function* vitals() {
      for (let page = 0; page < 100; page++)
        for (const [release, rating] of [
          ['1.1.0', page % 2 ? 'poor' : 'good'] as const,
          ['1.0.0', 'good'] as const,
        ])
          yield JSON.stringify({ kind: 'vital', name: 'INP', rating, release, visit: `${page}` });
    }

    expect(await watch(vitals())).toEqual({
      isWithdrawn: true,
      text: expect.stringMatching(
        /^Withdrew 1\.1\.0 .*in 0 page views and \d+ poor \(mostly INP\) of \d+ vitals, 1\.0\.0/,
      ),
    });
    await expect(stopRollout(folder.path, 'stable', signing)).rejects.toThrow('has no candidate');
  });

  test('needs from the start the key with which it would withdraw', async () => {
    await roll('1.1.0', 50);
    const watching = watchRollout(folder.path, 'stable', pages('none'), { ...signing, keys: [] });
    await expect(watching).rejects.toThrow('Channel stable is signed; give --key <file>');
  });

  test('does not withdraw the next rollout', async () => {
    await roll('1.1.0', 50);
    async function* slowPages() {
      yield* pages('none');
      await released('1.2.0');
      await roll('1.2.0', 50);
      yield* pages('1.1.0');
    }

    await expect(watch(slowPages())).rejects.toThrow('has another candidate by now: 1.1.0');
  });
});
