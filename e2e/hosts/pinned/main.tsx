import { HeaderSlot, loadHeader } from '@grocer/shared-contracts/host/react';
import { pinKeys } from '@grocer/shared-contracts/host/trust';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from '../page/Page.tsx';

// The publisher's key of now, and the one that it will change to.
const keys = [
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa==',
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb==',
];
const load = pinKeys(loadHeader, keys);
const options = { services: { origin: 'https://services.grocer.example' } };

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Page>
      <HeaderSlot load={load} options={options} remote="https://header.grocer.example/stable/" />
    </Page>
  </StrictMode>,
);
