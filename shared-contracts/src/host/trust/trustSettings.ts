import { assertPublicKeys, type PublicKeys } from './signature.ts';

/** How a host decides whether a release comes from the header's publisher. */
export interface TrustSettings {
  /**
   * Public keys of the header's publisher, as `pnpm release keys` prints them. Pin one more than `threshold`, so that
   * the publisher can change keys.
   */
  keys: PublicKeys;
  /**
   * Whether `keys` are those of the publisher's root record, which names the keys of releases and of freshness. Then
   * the publisher can change all keys without a change of this host. Default: false, so `keys` sign releases.
   */
  root?: boolean | undefined;
  /** How many of the keys must have signed a release, or the root record. Default: 1. */
  threshold?: number | undefined;
  /**
   * Keys with which the publisher says, each day, that a release is the newest. With them an old release that somebody
   * serves again is refused after at most two days, also by a host that has seen no newer one. Default: not required.
   */
  freshKeys?: PublicKeys | undefined;
  /**
   * Address of the publisher's folder of releases, for a host that loads the header through its own proxy. Default: the
   * folder from which the host loads the header.
   */
  publishedAt?: string | undefined;
}

/** @throws TypeError if a setting could accept no release */
export function assertTrustSettings({
  keys,
  root = false,
  threshold = 1,
  freshKeys,
  publishedAt,
}: TrustSettings): void {
  assertPublicKeys(keys);
  if (root && freshKeys)
    throw new TypeError('freshKeys is given with root: leave it out, the root record names these keys');
  if (freshKeys) assertPublicKeys(freshKeys, 'freshKeys');
  const count = new Set(keys).size;
  if (!Number.isInteger(threshold) || threshold < 1 || threshold > count) {
    throw new TypeError(`threshold is ${threshold}; give a number from 1 to ${count}, the number of keys`);
  }
  if (publishedAt !== undefined && !URL.canParse(publishedAt)) {
    throw new TypeError(
      `publishedAt is ${JSON.stringify(publishedAt)}; give the address of the publisher's folder, such as https://header.example/`,
    );
  }
}
