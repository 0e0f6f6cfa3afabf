import { HeaderSlot, type HeaderSlotProps } from '@grocer/shared-contracts/host/react';

const options = { services: { origin: 'https://services.grocer.example' } };
const remote = 'https://header.grocer.example/stable/';
const trust = {
  keys: [
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa==',
  ],
};

/** An app with a router passes its `navigate` and its path. */
export const Header = (router: Pick<HeaderSlotProps, 'navigate' | 'path'>) => (
  <HeaderSlot {...{ options, remote, trust }} {...router} />
);
