import { readdir, symlink } from 'node:fs/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pointChannel } from './pointChannel.ts';
import { describeLines, pointLines } from './pointLines.ts';
import { publishVersion } from './publishVersion.ts';
import { revokeVersion } from './revokeVersion.ts';
import { type Signing, unsigned } from './signing/signPointer.ts';
import { aFolder, aVersion, signedRecord } from './testing/aRelease.ts';

const folder = aFolder();
const releases = () => folder.at('releases');

/** Settings with which a test signs its releases and pointers; undefined in tests without keys. */
let signer: Signing | undefined;
beforeEach(() => {
  signer = undefined;
});
/** The event's field by contract: 2 has renamed it, so pages of 1 and 2 cannot read each other's events. */
const fields: Record<string, string> = { 1: 'count', 2: 'items' };

async function released(...versions: [version: string, contract: string, field?: string | undefined][]) {
  for (const [version, contract, field = fields[contract[0] ?? '']] of versions) {
    const built = folder.at(`built-${version}`);
    await aVersion(built, { version, contract, ...(field && { field }) });
    await publishVersion(built, releases(), version);
    if (signer) await signedRecord(folder.at(`releases/${version}`), signer, { contract });
  }
}

/** A channel that pointed at 1.9.0, then at 2.0.0. Pages of contract 1 can read 2.0.0 only if `field` is theirs. */
async function pointedAtBoth(field?: string) {
  await released(['1.9.0', '1.4.0']);
  await point('1.9.0');
  await released(['2.0.0', '2.0.0', field]);
  return point('2.0.0');
}

async function point(version: string, { isRollback = false, signing = signer ?? unsigned } = {}) {
  const choices = await pointLines(releases(), 'stable', version, { signing, isRollback });
  return describeLines(choices, version);
}

const pointerOf = (channel: string) => folder.json(`releases/${channel}/release.json`);

/** The versions in the channel's pointer, by line. */
async function servedBy(channel: string) {
  const { older = [], ...newest } = await pointerOf(channel);
  return [newest, ...older].map(({ version, lines }) => `${lines.join(' and ')}: ${version}`);
}

describe('a channel and the lines of the contract', () => {
  test('pages of an older line keep the last release that they can read', async () => {
    const text = await pointedAtBoth();

    expect(await servedBy('stable')).toEqual(['2: 2.0.0', '1: 1.9.0']);
    const [older] = (await pointerOf('stable')).older;
    expect(older).toMatchObject({ entry: '../1.9.0/remoteEntry.js', contract: '1.4.0' });
    expect(Object.keys(older.integrity)).toContain('../1.9.0/widgets.2.js');
    expect(text).toBe(`  contract 2: 2.0.0
  contract 1: keeps 1.9.0, because its pages cannot read 2.0.0:
    this version cannot read what release 1.9.0 writes: event trolley: expected number at items, got nothing
    release 1.9.0 cannot read what this version writes: event trolley: expected number at count, got nothing`);
  });

  test('pages of an older line get a release of a new line that they can read', async () => {
    const text = await pointedAtBoth('count');

    expect(await servedBy('stable')).toEqual(['2 and 1: 2.0.0']);
    expect(text).toBe('  contract 2: 2.0.0\n  contract 1: 2.0.0, before 1.9.0');
  });

  test.each([
    [
      'reaches its pages and no others',
      undefined,
      ['because its pages cannot read 1.9.1', '1: 1.9.1, before 1.9.0'],
    ],
    ['leaves pages that could read it their higher release', 'count', ['which is higher']],
  ])('a correction of an older line %s', async (_, field, reasons) => {
    await pointedAtBoth(field);
    await released(['1.9.1', '1.4.0']);

    const text = await point('1.9.1');

    expect(await servedBy('stable')).toEqual(['2: 2.0.0', '1: 1.9.1']);
    const [kept, ...others] = reasons;
    expect(text).toContain(`contract 2: keeps 2.0.0, ${kept}`);
    for (const other of others) expect(text).toContain(`contract ${other}`);
  });

  test('a rollback reaches all pages that can read the version', async () => {
    await pointedAtBoth('count');

    await point('1.9.0', { isRollback: true });

    expect(await servedBy('stable')).toEqual(['2 and 1: 1.9.0']);
  });

  test('a channel from before there were lines keeps its release for the line of its contract', async () => {
    await released(['1.9.0', '1.4.0'], ['2.0.0', '2.0.0']);
    await pointChannel(releases(), 'stable', '1.9.0');

    await point('2.0.0');

    expect(await servedBy('stable')).toEqual(['2: 2.0.0', '1: 1.9.0']);
  });

  test('a line has a channel of its own, for pages that do not choose their line themselves', async () => {
    await pointedAtBoth();

    expect(await servedBy('stable-1')).toEqual(['1: 1.9.0']);
    expect(await servedBy('stable-2')).toEqual(['2: 2.0.0']);
    expect(await readdir(folder.at('releases/stable-1'))).toContain('mf-manifest.json');
  });

  test('compares versions of a folder behind a symbolic link', async () => {
    await released(['1.9.0', '1.4.0'], ['2.0.0', '2.0.0', 'count']);
    await symlink(releases(), folder.at('linked'));

    await pointLines(folder.at('linked'), 'stable', '2.0.0', { signing: unsigned, isRollback: false });

    expect(await servedBy('stable')).toEqual(['2 and 1: 2.0.0']);
  });

  test('a line whose release no key of the command has signed is not dropped', async () => {
    ({ signing: signer } = await folder.signer('old.pem'));
    await released(['1.9.0', '1.4.0']);
    await point('1.9.0');
    const { trusted } = signer;
    ({ signing: signer } = await folder.signer('new.pem'));
    await released(['2.0.0', '2.0.0'], ['2.1.0', '2.0.0']);
    await point('2.0.0', { signing: { ...signer, trusted: [...signer.trusted, ...trusted] } });
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);

    await expect(point('2.1.0')).rejects.toThrow(
      'Contract 1 is served by 1.9.0, which no key of this command',
    );

    expect(await servedBy('stable')).toEqual(['2: 2.0.0', '1: 1.9.0']);
  });

  test('a channel says nothing of lines that it has never served', async () => {
    await released(['1.9.0', '1.4.0'], ['2.0.0', '2.0.0']);

    await point('2.0.0');

    expect(await servedBy('stable')).toEqual(['2: 2.0.0']);
  });
});

describe('revoking a version with lines', () => {
  async function signed() {
    ({ signing: signer } = await folder.signer());
    await released(['1.8.0', '1.4.0'], ['1.9.0', '1.4.0'], ['2.0.0', '2.0.0']);
    for (const version of ['1.9.0', '2.0.0']) await point(version);
    return signer;
  }

  test('a version that an older line gets cannot be revoked', async () => {
    const signing = await signed();

    await expect(revokeVersion(releases(), '1.9.0', signing)).rejects.toThrow(
      'Channel stable points at 1.9.0; point it at another version first',
    );
  });

  test('the pointers of all lines are signed anew, with the releases that they had', async () => {
    const signing = await signed();

    expect(await revokeVersion(releases(), '1.8.0', signing)).toEqual(['stable', 'stable-1', 'stable-2']);

    expect(await servedBy('stable')).toEqual(['2: 2.0.0', '1: 1.9.0']);
    const { payload } = (await pointerOf('stable')).signed;
    expect(JSON.parse(payload)).toMatchObject({ revoked: ['1.8.0'], older: [{ version: '1.9.0' }] });
  });
});
