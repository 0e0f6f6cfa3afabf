import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import type { Site } from './site.ts';
import { useHeaderOptions } from './useHeaderOptions.ts';

/** The header in this app. It loads through the app's federation runtime, which shares the app's React (decision 10). */
export function HeaderMount(site: Site) {
  const { loadHeader, page } = site;
  const { release, headerRemote } = page;
  return (
    <HeaderSlot load={loadHeader} options={useHeaderOptions(site)} release={release} remote={headerRemote} />
  );
}
