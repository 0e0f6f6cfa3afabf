/**
 * Says why a `release.json` could not be loaded. If the page's content security policy has blocked the request, the
 * message names it. Otherwise the message names two possible causes, because a script cannot tell a server that is
 * down from a CORS policy that forbids the request.
 */
export function describeFailure(
  address: string,
  cause: unknown,
  violations: readonly SecurityPolicyViolationEvent[],
): string {
  const violation = violations.find(({ blockedURI }) => blockedURI.startsWith(address));
  if (violation) {
    const { effectiveDirective } = violation;
    return `no release: the content security policy of this page blocks ${address}; add ${new URL(address).origin} to its ${effectiveDirective}`;
  }
  return `no release (${cause instanceof Error ? cause.message : cause}): check that ${address} is a channel’s release.json and that CORS allows ${location.origin}`;
}
