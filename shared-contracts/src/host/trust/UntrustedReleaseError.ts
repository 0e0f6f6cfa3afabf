/** A signed `release.json` is refused. The message says why; the last verified release stays in use. */
export class UntrustedReleaseError extends Error {
  override readonly name = 'UntrustedReleaseError' as const;
}
