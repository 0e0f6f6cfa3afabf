import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { createRoot } from 'react-dom/client';
import { readPage } from './page.ts';

/** Our own way: the slot takes over `<div id="grocer-header">`, with a fragment in it or without. */
const { options, release } = readPage();
createRoot(document.getElementById('app') as HTMLElement).render(
  <HeaderSlot options={options} remote={release} />,
);
