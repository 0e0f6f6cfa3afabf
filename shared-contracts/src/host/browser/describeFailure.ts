import { releaseAddress } from '../../contracts/release.ts';

/**
 * Says why a `release.json` could not be loaded. `address` is its URL, or the given remote if that is no URL. The
 * message names a wrong or insecure address, or the directive of the page's policy that blocks it, else two possible
 * causes: a script cannot tell a server that is down from a CORS policy that forbids the request.
 */
export function describeFailure(
  address: string,
  cause: unknown,
  violations: readonly SecurityPolicyViolationEvent[],
): string {
  const wrong = wrongRemote(address);
  if (wrong !== undefined)
    return `no release: remote is ${wrong}; give the channel’s whole address, such as https://header.example/stable/`;
  const message = cause instanceof Error ? cause.message : `${cause}`;
  // The message of `assertSecureAddress`, which says what to do.
  if (message.startsWith(`${address} is refused`)) return message;
  const violation = violations.find(({ blockedURI }) => blockedURI.startsWith(address));
  if (violation) {
    const { effectiveDirective } = violation;
    return `no release: the content security policy of this page blocks ${address}; add ${new URL(address).origin} to its ${effectiveDirective}`;
  }
  return `no release (${message}): check that ${address} is a channel’s release.json and that CORS allows ${location.origin}`;
}

/** Describes a `remote` of a slot, or first argument of `loadHeader`, that cannot be the address of a channel. */
function wrongRemote(address: string): string | undefined {
  if (address === releaseAddress(location.href)) return 'empty, or the address of this page';
  const word = /\/(undefined|null)\/release\.json$/.exec(address)?.[1];
  return word ?? (/^https?:/.test(address) ? undefined : `"${address}", without https://`);
}
