import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from '../page/Page.tsx';

// The publisher's current key, and its next one.
const keys = [
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa==',
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb==',
];
const options = { services: { origin: 'https://services.grocer.example' } };

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Page>
      <HeaderSlot options={options} remote="https://header.grocer.example/stable/" trust={{ keys }} />
    </Page>
  </StrictMode>,
);
