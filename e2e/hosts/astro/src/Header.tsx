import { navigate } from 'astro:transitions/client';
import { HeaderSlot, type HeaderSlotProps } from '@grocer/shared-contracts/host/react';

/** The header in this site: it opens links in Astro's router. */
export const Header = (slot: HeaderSlotProps) => <HeaderSlot {...slot} navigate={navigate} />;
