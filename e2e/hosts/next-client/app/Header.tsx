'use client';

import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense } from 'react';

const slot = {
  remote: 'https://header.grocer.example/stable/',
  trust: {
    keys: [
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa==',
    ],
  },
  options: { services: { origin: 'https://services.grocer.example' } },
};

/** Static HTML is rendered without the URL's query: it only reserves the space, and the browser adds the header. */
export const Header = () => (
  <Suspense fallback={<HeaderSlot {...slot} />}>
    <HeaderInApp />
  </Suspense>
);

function HeaderInApp() {
  const path = `${usePathname()}?${useSearchParams()}`;
  return <HeaderSlot {...slot} navigate={useRouter().push} path={path} />;
}
