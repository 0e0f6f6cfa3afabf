import { fragments } from '@grocer/shared-contracts/host/server';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { Header } from './Header';
import './globals.css';

const header = await fragments('https://header.grocer.example/stable/', {
  keys: [
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa==',
  ],
  options: { services: { origin: 'https://services.grocer.example' } },
}).ready;

// The layout waits for the request, which says which page it is and who visits it. The pages in it may still stream.
export const instant = false;

export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection();
  const request = await headers();
  const url = request.get('x-url') ?? 'https://shop.grocer.example/';
  const slot = await header.renderSlot({ url, headers: request }, { nonce: request.get('x-nonce') ?? '' });

  return (
    <html lang="en">
      <body>
        <Header {...slot} />
        {children}
      </body>
    </html>
  );
}
