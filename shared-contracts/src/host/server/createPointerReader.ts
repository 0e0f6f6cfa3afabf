import { maxPointerBytes, parseRelease, releaseAddress } from '../../contracts/release.ts';
import { assertSecureAddress, fetchText } from '../fetchText.ts';
import { assertTrustSettings, type TrustSettings } from '../trust/trustSettings.ts';
import { authenticatePointer, type VerifiedPointer, verifyPointer } from '../trust/verifyPointer.ts';
import type { FragmentsSettings } from './fragments.ts';
import { createPointerFiles } from './pointerFiles.ts';
import { requestTimeoutMs } from './releaseFiles.ts';

/** The content of a channel's `release.json` that a server uses. */
interface Pointer {
  release: VerifiedPointer['release'];
  revoked: readonly string[];
  /** Until when the release may be used. ISO 8601; undefined without keys. */
  expires?: string;
}

interface ReaderSettings extends Required<Pick<FragmentsSettings, 'report'>> {
  /** Undefined reads pointers without verifying them. */
  trust: TrustSettings | undefined;
  pointerFile: string | undefined;
}

/** Creates a reader of a channel's `release.json`. @throws TypeError if a setting could accept no release */
export function createPointerReader(channel: string, { trust, pointerFile, report }: ReaderSettings) {
  const files = pointerFile === undefined ? undefined : createPointerFiles(pointerFile);
  const warn = createExpiryWarning(report);
  let last: VerifiedPointer | undefined;
  if (trust) assertTrustSettings(trust);
  else report(`releases from ${channel} are not verified, because the setting unverified says so`);

  return {
    /** Requests the pointer of the channel. @throws Error with the reason if it is refused */
    async request(): Promise<Pointer> {
      const address = releaseAddress(channel);
      assertSecureAddress(address);
      const text = await fetchText(address, { timeoutMs: requestTimeoutMs, maxBytes: maxPointerBytes });
      if (!trust) return { release: parseRelease(JSON.parse(text), address), revoked: [] };
      last = await verifyPointer(text, address, trust, await newestSeen(address, trust));
      await store(last);
      warn(last);
      return last;
    },
    /** The pointer that another process of this host has stored, if it may still be used. */
    async stored(): Promise<Pointer | undefined> {
      const text = await readStored();
      if (!trust || text === undefined) return undefined;
      return verifyPointer(text, releaseAddress(channel), trust, last).catch(() => undefined);
    },
  };

  /** The pointer of the highest sequence that a process of this host has seen. It may have expired since. */
  async function newestSeen(address: string, pinned: TrustSettings): Promise<VerifiedPointer | undefined> {
    const text = await readStored();
    const stored =
      text === undefined
        ? undefined
        : await authenticatePointer(text, address, pinned).catch(() => undefined);
    return stored && stored.sequence >= (last?.sequence ?? 0) ? stored : last;
  }

  async function readStored(): Promise<string | undefined> {
    // Nothing is stored before the first release.
    return files?.read().catch(() => undefined);
  }

  async function store({ sequence, text }: VerifiedPointer): Promise<void> {
    try {
      await files?.write(sequence, text);
    } catch (error) {
      report(`the verified release could not be stored in ${pointerFile}`, error);
    }
  }
}

const oneDay = 86_400_000;
const fourteenDays = 14 * oneDay;
/** A freshness statement is valid for one or two days, and normally replaced long before its last twelve hours. */
const twelveHours = oneDay / 2;

/** Creates a function that reports, at most once a day, that a release will soon expire. */
function createExpiryWarning(report: ReaderSettings['report']) {
  let warnedAt = 0;
  return ({ release, expires, freshKeys }: VerifiedPointer): void => {
    const now = Date.now();
    const beforeMs = freshKeys ? twelveHours : fourteenDays;
    if (Date.parse(expires) - now > beforeMs || now - warnedAt < oneDay) return;
    warnedAt = now;
    report(
      `the signature of release ${release.version} expires at ${expires}, and then it is refused: its publisher has to run "pnpm release renew"`,
    );
  };
}
