import { noteOnce } from '../../contracts/events/reportToConsole.ts';
import { maxPointerBytes, parseRelease, type Release, releaseAddress } from '../../contracts/release.ts';
import { assertSecureAddress, fetchText } from '../fetchText.ts';
import { addressOfAttempt, attemptMs, attemptTwice } from './attempts.ts';
import { choosePageRelease } from './choosePageRelease.ts';

/**
 * Fetches and reads the `release.json` of a channel. A first failure on the page is retried at once, past all caches.
 * @throws Error if both attempts fail or the address is wrong, with the address and what to check
 */
export async function fetchPointer<Pointer>(
  channel: string,
  read: (text: string, address: string) => Pointer | Promise<Pointer>,
): Promise<Pointer> {
  let address = channel;
  const violations: SecurityPolicyViolationEvent[] = [];
  const listening = new AbortController();
  const onViolation = (event: SecurityPolicyViolationEvent) => void violations.push(event);
  addEventListener('securitypolicyviolation', onViolation, listening);
  try {
    address = releaseAddress(channel);
    assertSecureAddress(address);
    return await attemptTwice(address, async () => {
      const fetched = addressOfAttempt(address);
      return read(
        await fetchText(address, { timeoutMs: attemptMs, maxBytes: maxPointerBytes, fetched }),
        address,
      );
    });
  } catch (cause) {
    // Imported only after a failure, so that a page's own script does not contain the messages.
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
 * Fetches this page's release of a channel, for hosts that do not call `pinKeys`. Says once that it is not verified.
 * @throws Error like `fetchPointer`
 */
export function fetchUnverified(channel: string): Promise<Release> {
  noteOnce('its release is not verified; pinKeys() accepts signed ones only');
  return fetchPointer(channel, (text, address) => choosePageRelease(parseRelease(JSON.parse(text), address)));
}
