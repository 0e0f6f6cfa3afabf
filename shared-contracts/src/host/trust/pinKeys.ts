import { reportToConsole } from '../../contracts/events/reportToConsole.ts';
import { type Release, releaseAddress } from '../../contracts/release.ts';
import { choosePageRelease } from '../browser/choosePageRelease.ts';
import { beforeDeadline } from '../browser/createLoadHeader.ts';
import { fetchPointer } from '../browser/fetchRelease.ts';
import type { LoadedHeader, LoadHeader } from '../browser/mountModule.ts';
import { whenActivated } from '../shared/whenActivated.ts';
import type { PublicKeys } from './signature.ts';
import { UntrustedReleaseError } from './statements.ts';
import { assertTrustSettings, type TrustSettings } from './trustSettings.ts';
import { authenticatePointer, type VerifiedPointer, verifyPointer } from './verifyPointer.ts';

/**
 * Returns a `loadHeader` that accepts only releases that `threshold` (default: one) of the keys have signed. Call it
 * once, outside of components:
 *
 *     const load = pinKeys(loadHeader, ['MFkwEwYHKoZIzj0CAQYI…']);
 *     const PageHeader = () => <HeaderSlot load={load} remote="https://header.example/stable/" />;
 *
 * The last verified release of a channel is stored. Until it expires, it is loaded if the current one is refused or
 * cannot be requested; an older one is refused. A release that the server has written into the page is accepted as it
 * is: `fragments()` verifies it there, with its setting `keys`. There is no override unless `overrides` names origins;
 * the header of an override is not verified.
 *
 * @throws TypeError if a setting could accept no release. The returned function rejects with an UntrustedReleaseError if
 *   a release is refused and none is stored.
 */
export function pinKeys(
  loadHeader: LoadHeader,
  keys: PublicKeys,
  settings: Omit<TrustSettings, 'keys'> = {},
): LoadHeader {
  const trust = { keys, ...settings };
  assertTrustSettings(trust);
  const releases = new Map<string, Promise<Release>>();

  return async (channel, { release: given, deadlineMs = 10_000, overrides = [] } = {}) => {
    await whenActivated();
    if (given) return loadHeader(channel, { release: given, deadlineMs, overrides });
    const loading = verifiedRelease(channel).then((release) =>
      loadHeader(channel, { release, deadlineMs, overrides }),
    );
    return beforeDeadline(forgettingFailed(loading, channel), deadlineMs);
  };

  /** Makes the next call request the current release again if this one does not load, or crashes in its first render. */
  async function forgettingFailed(loading: Promise<LoadedHeader>, channel: string): Promise<LoadedHeader> {
    const forget = () => void releases.delete(releaseAddress(channel));
    loading.catch(forget);
    const header = await loading;
    const mount: LoadedHeader['mount'] = (...given) => {
      const widget = header.mount(...given);
      widget.rendered?.catch(forget);
      return widget;
    };
    return { ...header, mount };
  }

  function verifiedRelease(channel: string): Promise<Release> {
    const address = releaseAddress(channel);
    const cached = releases.get(address);
    if (cached) return cached;
    const release = fetchVerified(address, trust).then((pointer) => choosePageRelease(pointer.release));
    releases.set(address, release);
    return release;
  }
}

/** Requests a channel's pointer. If that fails, returns the last verified one. @throws the error if there is none */
export async function fetchVerified(address: string, trust: TrustSettings): Promise<VerifiedPointer> {
  const stored = await readStoredPointer(address, trust);
  try {
    const pointer = await fetchPointer(address, (text) => verifyPointer(text, address, trust, stored));
    storePointer(address, pointer);
    return pointer;
  } catch (error) {
    const { cause } = error as Error;
    const reason = cause instanceof UntrustedReleaseError ? cause : error;
    const current = stored && (await verifyPointer(stored.text, address, trust).catch(() => undefined));
    if (!current) throw reason;
    reportToConsole(`loads the last verified release, ${current.release.version}`, reason);
    return current;
  }
}

const keyOf = (address: string) => `grocer.header.pointer ${address}`;

/** Stores the last verified pointer of a channel in `localStorage`, which the next pages of the origin read. */
function storePointer(address: string, { text }: VerifiedPointer): void {
  try {
    localStorage.setItem(keyOf(address), text);
  } catch {
    // Without access to storage an older `release.json` is not recognised: only its expiry limits its use.
  }
}

/**
 * Returns the stored pointer of a channel; undefined if there is none. Its signature is verified as of one from the
 * network, because any script of the page can change the storage. It may have expired: older ones are still refused.
 */
async function readStoredPointer(
  address: string,
  trust: TrustSettings,
): Promise<VerifiedPointer | undefined> {
  try {
    const text = localStorage.getItem(keyOf(address));
    return text === null ? undefined : await authenticatePointer(text, address, trust);
  } catch {
    return undefined;
  }
}
