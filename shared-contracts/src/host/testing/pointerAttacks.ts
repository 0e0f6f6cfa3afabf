import type { PointerPayload } from '../trust/statements.ts';
import type { Publisher } from './aPublisher.ts';
import { aRelease, evilModule, hashOf } from './aRemote.ts';

export type Forge = (publisher: Publisher, stranger: Publisher) => string | Promise<string>;

const release = aRelease();

/** A release whose module is the attacker's, with the hash of that module. */
export const forged = {
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

const rollout = { ...release, candidate: { ...aRelease('1.1.0'), lines: ['0.1'], share: 5, salt: 'spring' } };

const changedCandidate: Forge = async (publisher) => {
  const pointer = JSON.parse(await publisher.pointer(rollout, { sequence: 6 }));
  return JSON.stringify({ ...pointer, candidate: { ...rollout.candidate, share: 100 } });
};

/** The signed pointer with other signatures. */
const signedBy =
  (change: (signature: object) => unknown[]): Forge =>
  async (publisher) => {
    const { signed, ...rest } = JSON.parse(await publisher.pointer(release, { sequence: 6 }));
    return JSON.stringify({ ...rest, signed: { ...signed, signatures: change(signed.signatures[0]) } });
  };

const lacksLimits = 'its signed part lacks the channel, the sequence, the expiry or the revoked versions';

/**
 * Each `release.json` that must be refused by a host that pins the publisher's key and has seen sequence 5. The
 * message about the refusal contains the reason.
 */
export const pointerAttacks: readonly [name: string, forge: Forge, reason: string][] = [
  ['a pointer that was changed after it was signed', changedPayload, 'it was changed after it was signed'],
  ['a pointer that was changed outside its signed part', changedOutside, 'it differs from its signed part'],
  [
    'a pointer that was changed outside its signed part (the candidate)',
    changedCandidate,
    'it differs from its signed part',
  ],
  [
    'a pointer that somebody else has signed',
    (_publisher, stranger) => stranger.pointer(release, { sequence: 6 }),
    'it is signed with key',
  ],
  [
    'a malformed pointer (a signature that is not base64)',
    signedBy((one) => [{ ...one, signature: '!' }]),
    'it was changed after it was signed',
  ],
  [
    'a malformed pointer (a fifth signature after four that cost time)',
    signedBy((one) => [...Array(4).fill({ ...one, signature: 'AAAA' }), one]),
    'it was changed after it was signed',
  ],
  ['a malformed pointer (no signatures)', signedBy(() => []), 'it is not signed'],
  [
    'a malformed pointer (a signature without a key)',
    signedBy((one) => [one, { ...one, key: 7 }]),
    'it is not signed',
  ],
  [
    'a malformed pointer (a signature that is no text)',
    signedBy((one) => [one, { ...one, signature: null }]),
    'it is not signed',
  ],
  ['a malformed pointer (no channel)', signed({ channel: 7 as never }), lacksLimits],
  ['a malformed pointer (a sequence as text)', signed({ sequence: '6' as never }), lacksLimits],
  ['a malformed pointer (it expires some day)', signed({ expires: 'some day' }), lacksLimits],
  ['a malformed pointer (an expiry that is no text)', signed({ expires: 4e12 as never }), lacksLimits],
  ['a malformed pointer (it revokes nothing readable)', signed({ revoked: [7] as never }), lacksLimits],
  ['a malformed pointer (no list of revoked versions)', signed({ revoked: '' as never }), lacksLimits],
  ['a pointer without a signature', () => JSON.stringify(release), 'it is not signed'],
  [
    'a module whose hash fits a forged pointer',
    (_publisher, stranger) => stranger.pointer(forged, { sequence: 6 }),
    'it is signed with key',
  ],
  [
    'a pointer that has expired',
    signed({ expires: '2020-01-01T00:00:00Z' }),
    'it expired at 2020-01-01T00:00:00Z: sign it again with "pnpm release renew --key <file>"',
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
  [
    'the pointer of another folder with the same key',
    signed({ base: 'https://preview.example/' }),
    'it was signed for grocer-header at https://preview.example/, and this page loads grocer-header of',
  ],
  [
    'the pointer of another folder with the same key (of another product)',
    signed({ product: 'grocer-footer' as never }),
    'it was signed for grocer-footer at',
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

/** Attacks by somebody with the bucket, the CDN and one key. Hosts with `threshold` or `freshKeys` refuse them. */
export const strictPointerAttacks: readonly [name: string, outcome: string, forge: Forge, reason: string][] =
  [
    [
      'a pointer that one stolen key has signed twice',
      'refused with `threshold`',
      ({ pointer, keys }) => pointer(forged, { sequence: 6 }, [keys.key, keys.key]),
      'it is signed with 1 of the pinned keys, and this page requires 2',
    ],
    [
      'a pointer that the stolen key of freshness has signed',
      'refused',
      ({ pointer, keys }) => pointer(forged, { sequence: 6 }, [keys.daily]),
      'it is signed with key',
    ],
    [
      'a pointer that is held back',
      '36 hours old at most with `freshKeys`',
      ({ freshPointer }) =>
        freshPointer(release, { sequence: 6 }, { limits: { expires: '2020-01-01T00:00:00Z' } }),
      'its freshness statement is refused: it expired at 2020-01-01T00:00:00Z: sign it again with "pnpm release renew --fresh-key <file>"',
    ],
    [
      'a freshness statement that does not fit (removed)',
      'refused with `freshKeys`',
      ({ pointer, keys }) => pointer(release, { sequence: 6 }, [keys.key, keys.second]),
      'it has no freshness statement, which this page requires',
    ],
    [
      'a freshness statement that does not fit (of a pointer with the same sequence and version)',
      'refused with `freshKeys`',
      async ({ freshPointer }) => {
        const { fresh } = JSON.parse(await freshPointer(release, { sequence: 6 }));
        return JSON.stringify({ ...JSON.parse(await freshPointer(forged, { sequence: 6 })), fresh });
      },
      'it is about another pointer, of sequence 6',
    ],
    [
      'a freshness statement that does not fit (signed with the key of releases)',
      'refused with `freshKeys`',
      ({ freshPointer, keys }) => freshPointer(release, { sequence: 6 }, { key: keys.key }),
      'its freshness statement is refused: it is signed with key',
    ],
    [
      'a freshness statement that does not fit (revokes the version)',
      'refused with `freshKeys`',
      ({ freshPointer }) => freshPointer(release, { sequence: 6 }, { limits: { revoked: ['1.0.0'] } }),
      'its freshness statement is refused: version 1.0.0 was revoked',
    ],
  ];
