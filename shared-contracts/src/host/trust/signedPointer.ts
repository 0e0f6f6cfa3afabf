import type { Release } from '../release.ts';
import type { Signature } from './signature.ts';
import { UntrustedReleaseError } from './UntrustedReleaseError.ts';

/** `signed` of a channel's `release.json` (decision 12). Hosts that pin no keys ignore it. */
export interface SignedPart {
  /** JSON of a `PointerPayload`. Its exact characters are signed. */
  payload: string;
  signatures: Signature[];
}

/** What is signed: the release as the rest of the file names it, and the facts that limit its use. */
export interface PointerPayload extends Release {
  /** Name of the channel's folder, so that a pointer of `next` cannot be served as `stable`. */
  channel: string;
  /** Grows with each pointer of the channel, also when it points back at an earlier version. */
  sequence: number;
  /** When the pointer ends to be valid. ISO 8601, UTC. */
  expires: string;
  /** Versions that must not be used any more. */
  revoked: string[];
}

/** More signatures than a publisher has keys only cost the host time. */
const maxSignatures = 4;

/** Returns the signed part of a `release.json`. @throws UntrustedReleaseError if there is none */
export function readSignedPart(document: unknown): SignedPart {
  const { payload, signatures } = (asRecord(document).signed ?? {}) as Partial<SignedPart>;
  const isSigned = typeof payload === 'string' && Array.isArray(signatures) && signatures.every(isSignature);
  if (!isSigned || signatures.length === 0) {
    throw new UntrustedReleaseError(
      'it is not signed, and this page accepts only signed releases: publish with "pnpm release --key <file>"',
    );
  }
  return { payload, signatures: signatures.slice(0, maxSignatures) };
}

/** Returns the limits in a payload whose signature was verified. @throws UntrustedReleaseError if one is missing */
export function readLimits(payload: unknown): Omit<PointerPayload, keyof Release> {
  const { channel, sequence, expires, revoked } = asRecord(payload);
  if (
    typeof channel === 'string' &&
    Number.isSafeInteger(sequence) &&
    typeof expires === 'string' &&
    !Number.isNaN(Date.parse(expires)) &&
    Array.isArray(revoked) &&
    revoked.every((version) => typeof version === 'string')
  ) {
    return { channel, sequence: sequence as number, expires, revoked };
  }
  throw new UntrustedReleaseError(
    'its signed part lacks the channel, the sequence, the expiry or the revoked versions',
  );
}

const isSignature = (value: unknown): boolean => {
  const { key, signature } = asRecord(value);
  return typeof key === 'string' && typeof signature === 'string';
};

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
