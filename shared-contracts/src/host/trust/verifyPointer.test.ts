import { describe, expect, test } from 'vitest';
import { aPublisher } from '../testing/aPublisher.ts';
import { aRelease } from '../testing/aRemote.ts';
import { verifyPointer } from './verifyPointer.ts';

const address = 'https://header.example/stable/release.json';
const pointer = { ...aRelease('2.0.0'), lines: ['99'], older: [{ ...aRelease('1.0.0'), lines: ['0.1'] }] };

async function aSignedPointer() {
  const publisher = await aPublisher();
  const text = await publisher.pointer(pointer);
  return { text, requirements: { keys: [publisher.publicKey], minSequence: 0 } };
}

describe('a signed pointer with releases for older lines', () => {
  test('gives this package the release of its line', async () => {
    const { text, requirements } = await aSignedPointer();

    const { release } = await verifyPointer(text, address, requirements);

    expect(release).toMatchObject({ version: '1.0.0', newestLine: '99' });
  });

  test('is refused if a release of another line was changed outside the signed part', async () => {
    const { text, requirements } = await aSignedPointer();
    const document = JSON.parse(text);
    document.older.push({ ...aRelease('0.9.0'), lines: ['0.0'] });

    await expect(verifyPointer(JSON.stringify(document), address, requirements)).rejects.toThrow(
      'it differs from its signed part',
    );
  });

  test('is refused if the version of its line was revoked', async () => {
    const publisher = await aPublisher();
    const text = await publisher.pointer(pointer, { revoked: ['1.0.0'] });

    await expect(
      verifyPointer(text, address, { keys: [publisher.publicKey], minSequence: 0 }),
    ).rejects.toThrow('version 1.0.0 was revoked');
  });
});
