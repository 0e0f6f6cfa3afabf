import type { PointerPayload } from '../trust/verifyPointer.ts';
import type { Publisher } from './aPublisher.ts';
import { aRelease, evilModule, hashOf } from './aRemote.ts';

type Forge = (publisher: Publisher, stranger: Publisher) => string | Promise<string>;

const release = aRelease();

/** A release whose module is the attacker's, with the hash of that module. */
const forged = {
  ...release,
  fragments: { module: '../1.0.0/evil.mjs' },
  integrity: { ...release.integrity, '../1.0.0/evil.mjs': hashOf(evilModule) },
};

const signed =
  (limits: Partial<PointerPayload>, changes: object = {}): Forge =>
  (publisher) =>
    publisher.pointer({ ...release, ...changes }, { sequence: 6, ...limits });

const changedPayload: Forge = async (publisher) => {
  const { signed, ...rest } = JSON.parse(await publisher.pointer(release, { sequence: 6 }));
  return JSON.stringify({
    ...rest,
    signed: { ...signed, payload: signed.payload.replace('1.0.0', '1.0.1') },
  });
};

const changedOutside: Forge = async (publisher) => {
  const pointer = JSON.parse(await publisher.pointer(release, { sequence: 6 }));
  return JSON.stringify({ ...pointer, entry: '../1.0.0/evil.js' });
};

/**
 * Each `release.json` that must be refused by a host that pins the publisher's key and has seen sequence 5. The
 * message about the refusal contains the reason.
 */
export const pointerAttacks: readonly [name: string, forge: Forge, reason: string][] = [
  ['a pointer that was changed after it was signed', changedPayload, 'it was changed after it was signed'],
  ['a pointer that was changed outside its signed part', changedOutside, 'it differs from its signed part'],
  [
    'a pointer that somebody else has signed',
    (_publisher, stranger) => stranger.pointer(release, { sequence: 6 }),
    'it is signed with key',
  ],
  ['a pointer without a signature', () => JSON.stringify(release), 'it is not signed'],
  [
    'a module whose hash fits a forged pointer',
    (_publisher, stranger) => stranger.pointer(forged, { sequence: 6 }),
    'it is signed with key',
  ],
  [
    'a pointer that has expired',
    signed({ expires: '2020-01-01T00:00:00Z' }),
    'it expired at 2020-01-01T00:00:00Z: sign it again with "pnpm release --to 1.0.0 --key <file>"',
  ],
  [
    'an older pointer that is served again',
    signed({ sequence: 4 }),
    'it is older than the one before: sequence 4 after 5',
  ],
  [
    'the pointer of another channel',
    signed({ channel: 'next' }),
    'it is the pointer of channel next, served as stable',
  ],
  ['a version that was revoked', signed({ revoked: ['1.0.0'] }), 'version 1.0.0 was revoked'],
  [
    'files of another origin',
    signed({}, { entry: 'https://evil.example/entry.js' }),
    'release.json names https://evil.example/entry.js, which is refused',
  ],
  [
    'files outside the folder of the releases',
    signed({}, { entry: '../1.0.0/..%2f..%2fx.js' }),
    'which is refused: a release has files in',
  ],
];
