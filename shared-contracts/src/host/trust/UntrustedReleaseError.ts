/**
 * A signed `release.json` is refused (behaviour/loading#37). The message says why; the last verified release stays in
 * use.
 */
export class UntrustedReleaseError extends Error {
  override readonly name = 'UntrustedReleaseError' as const;
}
