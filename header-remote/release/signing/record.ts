import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  addSignatures,
  countSigners,
  type PublicKeys,
  product,
  type SignedPart,
  type SigningKey,
} from '@grocer/shared-contracts/host/signing';
import { ReleaseError } from '../ReleaseError.ts';
import { replaceJson } from '../releaseFolder.ts';

/** What a version is made of (decision 12). It never changes after the build, but gets signatures. */
export interface VersionRecord {
  product: typeof product;
  version: string;
  /** Address of the folder of releases, which ends with `/`. */
  base: string;
  /** Version of the contract package. */
  contract: string;
  /** The commit of the sources, with `+changes` if the working copy had uncommitted changes. */
  commit: string;
  /** The SHA-384 of each other file of the version's folder, by path. */
  files: Record<string, string>;
}

/** File in each version's folder. */
const recordFile = 'record.json';

/** Writes the record of a complete version, without a signature. Returns its SHA-384, to compare it on another machine. */
export async function writeRecord(
  folder: string,
  { version, base, contract, commit }: Pick<VersionRecord, 'version' | 'base' | 'contract' | 'commit'>,
): Promise<string> {
  const record: VersionRecord = { product, version, base, contract, commit, files: await hashFiles(folder) };
  const payload = JSON.stringify(record);
  await replaceJson(path.join(folder, recordFile), { payload, signatures: [] } satisfies SignedPart);
  return hashOf(payload);
}

/** Adds signatures to the record of a version, after a comparison of every file. @throws ReleaseError */
export async function signVersion(folder: string, keys: readonly SigningKey[]): Promise<string> {
  await readRecord(folder);
  const signed = await addSignatures('record', await readStatement(folder), keys);
  await replaceJson(path.join(folder, recordFile), signed);
  return hashOf(signed.payload);
}

/** Whether one of the keys has signed the record of a version. Its files may have changed. */
export async function isSignedBy(folder: string, trusted: PublicKeys): Promise<boolean> {
  return (
    existsSync(path.join(folder, recordFile)) &&
    (await countSigners('record', await readStatement(folder), trusted)) > 0
  );
}

/**
 * Verifies a version: one of the keys must have signed its record, and every file must be as recorded. Without keys
 * only the files are compared, if there is a record.
 * @throws ReleaseError with what is wrong
 */
export async function verifyVersion(folder: string, trusted: PublicKeys): Promise<VersionRecord | undefined> {
  if (trusted.length === 0 && !existsSync(path.join(folder, recordFile))) return undefined;
  if (trusted.length > 0 && !(await isSignedBy(folder, trusted))) {
    const version = path.basename(folder);
    throw new ReleaseError(
      `The record of ${version} has no signature of a key of this command: "pnpm release sign ${version}", or name the key that has signed it: --trusted <key>`,
    );
  }
  return readRecord(folder);
}

/** Reads the record of a version, after a comparison of every file. Who has signed it is not verified. */
export async function readRecord(folder: string): Promise<VersionRecord> {
  const record = readPayload(folder, (await readStatement(folder)).payload);
  const problem = `${record.version} differs from its record; restore it from the machine that has built it`;
  assertSameFiles(record.files, await hashFiles(folder), problem);
  return record;
}

async function readStatement(folder: string): Promise<SignedPart> {
  const file = path.join(folder, recordFile);
  if (!existsSync(file)) throw new ReleaseError(`${file} is missing: only "pnpm release build" can write it`);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Reads the record of a version. A copy of another version's folder has a valid signature too, but another name. */
function readPayload(folder: string, payload: string): VersionRecord {
  const record: VersionRecord = JSON.parse(payload);
  if (record.product === product && record.version === path.basename(folder)) return record;
  throw new ReleaseError(
    `${folder} differs from its record, which is of ${record.product} ${record.version}`,
  );
}

/** @throws ReleaseError that names files which differ */
export function assertSameFiles(
  recorded: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
  problem: string,
): void {
  const names = Object.keys({ ...recorded, ...found }).sort();
  const differences = names.flatMap((name) => {
    if (found[name] === undefined) return `${name} is missing`;
    if (recorded[name] === undefined) return `${name} is added`;
    return found[name] === recorded[name] ? [] : `${name} was changed`;
  });
  if (differences.length === 0) return;
  throw new ReleaseError(`${problem}: ${differences.slice(0, 3).join(', ')}${differences[3] ? ', …' : ''}`);
}

/** The SHA-384 of each file of a version except the record, whose commit may differ for the same files. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => path.relative(folder, file) !== recordFile)
    .sort();
  const hashes: [string, string][] = [];
  for (const file of files)
    hashes.push([path.relative(folder, file).replaceAll(path.sep, '/'), hashOf(await readFile(file))]);
  return Object.fromEntries(hashes);
}

const hashOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
