'use client';

import { HeaderSlot, type HeaderSlotProps } from '@grocer/shared-contracts/host/react';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';

/** The header in this app: it follows the app's router, and opens links in it. */
export function Header(slot: HeaderSlotProps) {
  const path = `${usePathname()}?${useSearchParams()}`;
  return <HeaderSlot {...slot} navigate={useRouter().push} path={path} />;
}
