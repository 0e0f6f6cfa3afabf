import { readFile, rename, writeFile } from 'node:fs/promises';
import { maxPointerBytes, parseRelease, type Release, releaseAddress } from '../../contracts/release.ts';
import { assertSecureAddress, fetchText } from '../fetchText.ts';
import { assertPublicKeys, type PublicKeys } from '../trust/signature.ts';
import { type VerifiedPointer, verifyPointer } from '../trust/verifyPointer.ts';
import { requestTimeoutMs } from './releaseFiles.ts';
import type { Report } from './report.ts';

export interface PointerSettings {
  /** Keys of which one must have signed the release. Without keys nothing is verified. */
  keys?: PublicKeys | undefined;
  /** File in which the last verified pointer is stored, for the next process of this server. */
  pointerFile?: string | undefined;
}

/** What a server may use of a channel. */
export interface Pointer {
  release: Release;
  revoked: readonly string[];
}

/** Creates a reader of a channel's `release.json`. */
export function createPointerReader(channel: string, { keys, pointerFile }: PointerSettings, report: Report) {
  let last: VerifiedPointer | undefined;
  if (keys) assertPublicKeys(keys);
  else report(`releases from ${channel} are not verified, because the setting keys names no public key`);

  return {
    /** Requests the pointer of the channel. @throws Error with the reason if it is refused */
    async request(): Promise<Pointer> {
      const address = releaseAddress(channel);
      assertSecureAddress(address);
      const text = await fetchText(address, { timeoutMs: requestTimeoutMs, maxBytes: maxPointerBytes });
      if (!keys) return { release: parseRelease(JSON.parse(text), address), revoked: [] };
      last ??= await readStored(address, keys);
      last = await verifyPointer(text, address, { keys, minSequence: last?.sequence ?? 0 });
      await store(last);
      return last;
    },
    /** The stored pointer of an earlier process, if it is still valid. */
    async stored(): Promise<Pointer | undefined> {
      if (keys) last ??= await readStored(releaseAddress(channel), keys);
      return last;
    },
  };

  async function readStored(address: string, pinned: PublicKeys): Promise<VerifiedPointer | undefined> {
    if (pointerFile === undefined) return undefined;
    try {
      const text = await readFile(pointerFile, 'utf8');
      return await verifyPointer(text, address, { keys: pinned, minSequence: 0 });
    } catch {
      // There is no file before the first release, and an expired pointer is of no use.
      return undefined;
    }
  }

  async function store({ text }: VerifiedPointer): Promise<void> {
    if (pointerFile === undefined) return;
    try {
      await writeFile(`${pointerFile}.new`, text);
      await rename(`${pointerFile}.new`, pointerFile);
    } catch (error) {
      report(`the verified release could not be stored in ${pointerFile}`, error);
    }
  }
}
