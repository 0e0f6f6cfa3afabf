import { fragments } from '@grocer/shared-contracts/host/server';

/** The server starts to listen when the header's release has loaded. */
export const header = await fragments('https://header.grocer.example/stable/', {
  keys: [
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa==',
  ],
  options: { services: { origin: 'https://services.grocer.example' } },
}).ready;
