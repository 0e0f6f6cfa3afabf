import type { RootPayload } from '../trust/rootRecord.ts';
import type { Publisher } from './aPublisher.ts';
import { type Forge, forged } from './pointerAttacks.ts';

type Key = keyof Publisher['keys'];

/** A pointer that a thief has signed with the release key that the second root record has removed. */
const rooted =
  (roots: (publisher: Publisher) => unknown): Forge =>
  async (publisher) =>
    publisher.rootedPointer(forged, await roots(publisher), 6, publisher.keys.key);

/** The same with a third root record, whose root keys are those of the owners. */
const third = (changes: Partial<RootPayload>, owners: readonly Key[], signers = owners): Forge =>
  rooted(async ({ roots, signRoot, keys }) => {
    const [rootKeys, by] = [owners.map((name) => keys[name].publicKey), signers.map((name) => keys[name])];
    const content = { version: 3, rootKeys, rootThreshold: owners.length, ...changes };
    return [...(await roots()), await signRoot(content, by)];
  });

const owners = ['root', 'nextRoot'] as const;
const others = ['root', 'otherRoot'] as const;
const lacksOwners = 'its root record 3 lacks signatures by 2 of the root keys of record 2';

/** What must be refused by a host that pins the keys of the root, and has seen two root records and sequence 5. */
export const rootAttacks: readonly [name: string, forge: Forge, reason: string][] = [
  [
    'an older root record (served again)',
    rooted(async ({ roots }) => (await roots()).slice(0, 1)),
    'its root record 1 does not follow record 2, which was seen before',
  ],
  [
    'an older root record (another one by old keys)',
    rooted(async ({ roots, signRoot, keys }) => [
      ...(await roots()).slice(0, 1),
      await signRoot({ version: 2 }, [keys.root, keys.otherRoot]),
    ]),
    'its root record 2 does not follow record 2, which was seen before',
  ],
  ['a root record that only its own keys have signed', third({}, ['key', 'second']), lacksOwners],
  ['a root record by which one key lowers the threshold', third({}, ['root']), lacksOwners],
  [
    'an expired root record',
    third({ expires: '2020-01-01T00:00:00Z' }, owners),
    'its root record expired at 2020-01-01T00:00:00Z: make the next one with "pnpm release root <file>"',
  ],
  [
    'a wrong root record (of somebody else)',
    async (_publisher, stranger) => stranger.rootedPointer(forged, await stranger.roots(), 6),
    'its root record 2 does not lead back to one that 2 of the pinned keys have signed',
  ],
  [
    'a wrong root record (of another folder)',
    third({ base: 'https://preview.example/' }, owners),
    'its root record is of grocer-header at https://preview.example/, not at',
  ],
  [
    'a wrong root record (of another product)',
    third({ product: 'other' as never }, owners),
    'its root record is of other at',
  ],
  ['a release key that the root record has removed', rooted(({ roots }) => roots()), 'it is signed with key'],
  ['a wrong root record (none)', rooted(() => []), 'it has no root record, which this page requires'],
  [
    'a wrong root record (one without signatures)',
    rooted(async ({ roots }) => [...(await roots()), { payload: '{}', signatures: [] }]),
    'it has no root record, which this page requires',
  ],
  [
    'a wrong root record (not signed by its own keys)',
    third({}, others, owners),
    'by 2 of its own root keys',
  ],
  [
    'a wrong root record (a version left out)',
    third({ version: 4 }, owners),
    'root record 4 lacks signatures',
  ],
  ['a wrong root record (no keys)', third({ keys: 'all' as never }, owners), 'lacks the keys, the version'],
  [
    'a wrong root record (nobody has to sign)',
    third({ threshold: 0 }, owners),
    'threshold is 0; give a number',
  ],
];
