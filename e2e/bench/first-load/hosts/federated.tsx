import { loadHeader } from '@grocer/shared-contracts/host';
import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { createRoot } from 'react-dom/client';
import { readPage } from './page.ts';

/** Our own way in a page that has a federation runtime: the header is one of its remotes. */
const { options, release } = readPage();
createRoot(document.getElementById('app') as HTMLElement).render(
  <HeaderSlot load={loadHeader} options={options} remote={release} />,
);
