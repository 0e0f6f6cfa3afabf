import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { releaseAddress } from '../../contracts/release.ts';
import { loadEntry, pinEntry } from '../browser/loadEntry.ts';
import { trustChannel } from '../browser/trustedScriptUrl.ts';
import { fetchVerified } from '../trust/pinKeys.ts';
import { assertTrustSettings, type TrustSettings } from '../trust/trustSettings.ts';
import { openVersion } from '../trust/verifyRecord.ts';

/** The remote's name, which is also that of the global that its entry assigns. */
const remoteName = 'header';

/** Folder inside that of a version, with the manifest and the entry that it names. */
const folder = 'federation/';

/**
 * A plugin of the federation runtime for hosts that name the header's `mf-manifest.json` in `remotes`. The header's
 * manifest and entry are loaded only if enough of the keys have signed them; other remotes are not affected:
 *
 *     runtimePlugins: [[require.resolve('@grocer/shared-contracts/host/manifest'), { keys: ['MFkwEwYHKoZIzj0CAQY…'] }]]
 *
 * The file that `remotes` names is not read. The signed `release.json` beside it names the version whose manifest is
 * read in its place. If anything is refused, `import('header/Header')` rejects with the reason.
 *
 * @throws TypeError if a setting could accept no release
 */
export default function verifyManifest(trust: TrustSettings): ModuleFederationRuntimePlugin {
  assertTrustSettings(trust);
  return {
    name: 'grocer-header-manifest',
    fetch: (address, _init, remote) =>
      remote?.name === remoteName ? readVerifiedManifest(address, trust) : undefined,
    // The runtime's own loader checks no hash. The cast is needed because in its type `get` does not return a promise.
    loadEntry: async ({ remoteInfo: { name, entry } }) =>
      name === remoteName ? (loadEntry(entry) as Promise<never>) : undefined,
  };
}

async function readVerifiedManifest(manifestAddress: string, trust: TrustSettings): Promise<Response> {
  const channel = releaseAddress(manifestAddress);
  trustChannel(channel);
  const pointer = await fetchVerified(channel, trust);
  const version = await openVersion(pointer, channel, trust);
  const manifest = JSON.parse(await version.read(`${folder}mf-manifest.json`));
  const file = `${folder}${manifest.metaData.remoteEntry.name}`;
  const entry = version.addressOf(file);
  pinEntry({ ...pointer.release, entry, integrity: { [entry]: version.hashOf(file) } });
  const metaData = { ...manifest.metaData, publicPath: version.addressOf(folder) };
  return new Response(JSON.stringify({ ...manifest, metaData }));
}
