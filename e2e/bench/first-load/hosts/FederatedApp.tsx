import { loadHeader } from '@grocer/shared-contracts/host';
import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { createRoot } from 'react-dom/client';
import { readPage } from './page.ts';

/** A federated page like the example shop. `HeaderSlot` adopts `<div id="grocer-header">`. */
const { options, channel, release } = readPage();
createRoot(document.getElementById('app') as HTMLElement).render(
  <HeaderSlot load={loadHeader} options={options} release={release} remote={channel} />,
);
