import type { Publisher } from './aPublisher.ts';
import { aRelease, evilModule, hashOf } from './aRemote.ts';

/** A `release.json` that must be refused by a host that pins the publisher's key and has seen sequence 5. */
export interface PointerAttack {
  name: string;
  pointer(publisher: Publisher, stranger: Publisher): string | Promise<string>;
  /** Text that the message about the refusal must contain. */
  reason: string;
}

const release = aRelease();

/** A release whose module is the attacker's, with the hash of that module. */
const forged = {
  ...release,
  fragments: { module: '../1.0.0/evil.mjs' },
  integrity: { ...release.integrity, '../1.0.0/evil.mjs': hashOf(evilModule) },
};

export const pointerAttacks: PointerAttack[] = [
  {
    name: 'a pointer that was changed after it was signed',
    pointer: async (publisher) => {
      const { signed, ...rest } = JSON.parse(await publisher.pointer(release, { sequence: 6 }));
      const payload = signed.payload.replace('1.0.0', '1.0.1');
      return JSON.stringify({ ...rest, signed: { ...signed, payload } });
    },
    reason: 'it was changed after it was signed',
  },
  {
    name: 'a pointer that was changed outside its signed part',
    pointer: async (publisher) => {
      const signed = JSON.parse(await publisher.pointer(release, { sequence: 6 }));
      return JSON.stringify({ ...signed, entry: '../1.0.0/evil.js' });
    },
    reason: 'it differs from its signed part',
  },
  {
    name: 'a pointer that somebody else has signed',
    pointer: (_publisher, stranger) => stranger.pointer(release, { sequence: 6 }),
    reason: 'it is signed with key',
  },
  {
    name: 'a pointer without a signature',
    pointer: () => JSON.stringify(release),
    reason: 'it is not signed',
  },
  {
    name: 'a module whose hash fits a forged pointer',
    pointer: (_publisher, stranger) => stranger.pointer(forged, { sequence: 6 }),
    reason: 'it is signed with key',
  },
  {
    name: 'a pointer that has expired',
    pointer: (publisher) => publisher.pointer(release, { sequence: 6, expires: '2020-01-01T00:00:00Z' }),
    reason: 'it expired at 2020-01-01T00:00:00Z: sign it again with "pnpm release --to 1.0.0 --key <file>"',
  },
  {
    name: 'an older pointer that is served again',
    pointer: (publisher) => publisher.pointer(release, { sequence: 4 }),
    reason: 'it is older than the one before: sequence 4 after 5',
  },
  {
    name: 'the pointer of another channel',
    pointer: (publisher) => publisher.pointer(release, { sequence: 6, channel: 'next' }),
    reason: 'it is the pointer of channel next, served as stable',
  },
  {
    name: 'a version that was revoked',
    pointer: (publisher) => publisher.pointer(release, { sequence: 6, revoked: ['1.0.0'] }),
    reason: 'version 1.0.0 was revoked',
  },
  {
    name: 'files of another origin',
    pointer: (publisher) =>
      publisher.pointer({ ...release, entry: 'https://evil.example/entry.js' }, { sequence: 6 }),
    reason: 'release.json names https://evil.example/entry.js, which is refused',
  },
  {
    name: 'files outside the folder of the releases',
    pointer: (publisher) =>
      publisher.pointer({ ...release, entry: '../1.0.0/..%2f..%2fx.js' }, { sequence: 6 }),
    reason: 'which is refused: a release has files in',
  },
];
