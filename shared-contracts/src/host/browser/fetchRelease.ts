import { noteOnce } from '../../contracts/events/reportToConsole.ts';
import { maxPointerBytes, parseRelease, type Release, releaseAddress } from '../../contracts/release.ts';
import { assertSecureAddress, fetchText } from '../fetchText.ts';
import { addressOfAttempt, attemptMs, attemptTwice } from './attempts.ts';

/**
 * Fetches a `release.json` and reads it. If it cannot be requested or read, it is requested once more, past all caches.
 * @throws Error if both attempts fail, with the address and what to check
 */
export async function fetchPointer<Pointer>(
  address: string,
  read: (text: string) => Pointer | Promise<Pointer>,
): Promise<Pointer> {
  assertSecureAddress(address);
  const violations: SecurityPolicyViolationEvent[] = [];
  const listening = new AbortController();
  const onViolation = (event: SecurityPolicyViolationEvent) => void violations.push(event);
  addEventListener('securitypolicyviolation', onViolation, listening);
  try {
    return await attemptTwice(address, async () => {
      const fetched = addressOfAttempt(address);
      return read(await fetchText(address, { timeoutMs: attemptMs, maxBytes: maxPointerBytes, fetched }));
    });
  } catch (cause) {
    // Its texts are for failures only.
    const message = await import('./describeFailure.ts').then(
      ({ describeFailure }) => describeFailure(address, cause, violations),
      () => `${cause}`,
    );
    throw new Error(message, { cause });
  } finally {
    listening.abort();
  }
}

/**
 * Fetches the current release of a channel. Says once that nothing was verified: `pinKeys` verifies a release itself.
 * @throws Error like `fetchPointer`
 */
export function fetchUnverified(channel: string): Promise<Release> {
  noteOnce('its release is not verified; pinKeys() accepts signed ones only');
  const address = releaseAddress(channel);
  return fetchPointer(address, (text) => parseRelease(JSON.parse(text), address));
}
