import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  addSignatures,
  assertCurrentRoot,
  keyIdOf,
  openRoots,
  type PublicKeys,
  product,
  type RootPayload,
  readRoot,
  type SignedPart,
  signStatement,
} from '@grocer/shared-contracts/host/signing';
import { printWarning, ReleaseError } from '../ReleaseError.ts';
import { readJson, replaceJson } from '../releaseFolder.ts';
import type { Signing } from './signPointer.ts';

/** Root records (signed lists of trusted keys) of a release folder, oldest first. Each `release.json` has a copy. */
const rootFile = 'root.json';

/** The next record, until enough keys have signed it. */
const draftFile = 'root.next.json';

/** What the publisher writes: the content of a root record without what this command adds. */
type RootContent = Omit<RootPayload, 'product' | 'version' | 'expires'>;

/**
 * Makes the next root record of a folder of releases, or adds signatures to it: each machine runs this with the same
 * content, so none signs what another has written. It counts when enough keys of the record before and of its own have
 * signed it; `missing` says what it lacks until then.
 * @throws ReleaseError if the content is not that of a root record
 */
export async function signRoot(
  releases: string,
  content: RootContent,
  { keys, expiresInDays }: Pick<Signing, 'keys' | 'expiresInDays'>,
): Promise<Pick<RootPayload, 'version' | 'expires'> & { missing: string | undefined }> {
  const at = (file: string) => path.join(releases, file);
  const roots: SignedPart[] = (await readJson(at(rootFile))) ?? [];
  const draft: SignedPart | undefined = await readJson(at(draftFile));
  const latest = new Date(Date.now() + expiresInDays * 86_400_000).toISOString();
  const expires: string = draft ? JSON.parse(draft.payload).expires : latest;
  const isSame =
    draft !== undefined &&
    Date.parse(expires) > Date.now() &&
    expires <= latest &&
    draft.payload === JSON.stringify(nextPayload(roots, content, expires));
  const next = isSame
    ? await addSignatures('root', draft, keys)
    : await signStatement('root', nextPayload(roots, content, latest), keys);
  const missing = await openOwn([...roots, next]).then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (missing === undefined) {
    await replaceJson(at(rootFile), [...roots, next]);
    await rm(at(draftFile), { force: true });
  } else await replaceJson(at(draftFile), next);
  return { ...(JSON.parse(next.payload) as RootPayload), missing };
}

function nextPayload(roots: readonly SignedPart[], content: RootContent, expires: string): RootPayload {
  const { base, rootKeys, rootThreshold, keys, threshold, freshKeys } = content;
  const last: RootPayload | undefined = JSON.parse(roots.at(-1)?.payload ?? 'null') ?? undefined;
  const version = (last?.version ?? 0) + 1;
  if (!`${base}`.endsWith('/') || base !== (last?.base ?? base))
    throw new ReleaseError(
      `The root record cannot be made: base is "${base}"; give the address of the releases, which ends with / and is that of the records before`,
    );
  const names = { rootKeys, rootThreshold, keys, threshold, ...(freshKeys && { freshKeys }) };
  try {
    return readRoot({ product, base, version, expires, ...names });
  } catch (error) {
    throw new ReleaseError(`The root record cannot be made: ${(error as Error).message}`);
  }
}

/** Verifies root records by the keys of the first one, as hosts do that have pinned these. */
async function openOwn(roots: readonly SignedPart[]) {
  const first: RootPayload = JSON.parse(roots[0]?.payload ?? '{}');
  return openRoots(roots, { keys: first.rootKeys, threshold: first.rootThreshold }, first.base);
}

const warnDaysBefore = 14;

/**
 * The root records that a pointer has to carry. None if the folder has none.
 * @throws ReleaseError if hosts that pin the root would refuse them, or these keys
 */
export async function readRoots(
  releases: string,
  base: string,
  { keys, freshKeys }: Pick<Signing, 'keys' | 'freshKeys'>,
): Promise<{ roots?: SignedPart[] }> {
  const roots: SignedPart[] | undefined = await readJson(path.join(releases, rootFile));
  if (!roots) return {};
  try {
    const verified = await openOwn(roots);
    const { root } = verified;
    assertCurrentRoot(verified, undefined);
    if (root.base !== base) throw new TypeError(`record ${root.version} is of ${root.base}, not of ${base}`);
    await assertNamed(root, keys, root.keys);
    await assertNamed(root, freshKeys, root.freshKeys);
    if (Date.parse(root.expires) - Date.now() < warnDaysBefore * 86_400_000)
      printWarning(
        `Root record ${root.version} expires at ${root.expires}: make the next one with "pnpm release root"`,
      );
  } catch (error) {
    throw new ReleaseError(`Hosts that pin the root would refuse ${rootFile}: ${(error as Error).message}`);
  }
  return { roots };
}

/** Asserts that one of the keys of this command is named. The others may be for hosts that pin keys themselves. */
async function assertNamed({ version }: RootPayload, keys: Signing['keys'], named: PublicKeys = []) {
  if (keys.length === 0 || keys.some(({ publicKey }) => named.includes(publicKey))) return;
  const given = await Promise.all(keys.map(({ publicKey }) => keyIdOf(publicKey)));
  throw new TypeError(`record ${version} does not name the key ${given.join(', ')}`);
}
