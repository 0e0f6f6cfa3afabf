import { fragments } from '@grocer/shared-contracts/host/server';

/** One for the whole server, which keeps the release in memory. */
export const header = await fragments('https://header.grocer.example/stable/', {
  keys: [
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa==',
  ],
  options: { services: { origin: 'https://services.grocer.example' } },
}).ready;
