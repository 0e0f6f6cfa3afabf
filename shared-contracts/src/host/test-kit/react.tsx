import { type HeaderSlotProps, HeaderSlot as RealSlot } from '../react/HeaderSlot.tsx';
import { loadHeader } from './public.ts';

/** The names of `…/host/react` and of `…/testing`, so that a test can replace the whole module of the slot. */
export * from './public.ts';
export type { HeaderSlotProps };

/** The real slot, with the fake header in it. */
export const HeaderSlot = ({ load = loadHeader, ...props }: HeaderSlotProps) => (
  <RealSlot load={load} {...props} />
);
