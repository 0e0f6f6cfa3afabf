import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { createRoot } from 'react-dom/client';
import { readPage } from './page.ts';

/** A page without federation. `HeaderSlot` passes the page's React to the header's container. */
const { options, channel, release } = readPage();
createRoot(document.getElementById('app') as HTMLElement).render(
  <HeaderSlot options={options} release={release} remote={channel} />,
);
