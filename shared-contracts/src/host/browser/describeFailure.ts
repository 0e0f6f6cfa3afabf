/**
 * Says why a `release.json` could not be loaded. A page's content security policy is named if it has blocked the request.
 * Otherwise both possible causes are: for scripts a server that is down and a CORS policy that forbids the request look
 * the same.
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
