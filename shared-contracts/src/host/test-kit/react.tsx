import { type HeaderSlotProps, HeaderSlot as RealSlot } from '../react/HeaderSlot.tsx';
import { loadHeader } from './public.ts';

/** Has all names of `…/host/react` and of `…/testing`, so that a test can mock the slot's module with this one. */
export * from './public.ts';
export type { HeaderSlotProps };

/** The real slot, with the fake header in it. */
export const HeaderSlot = ({ load = loadHeader, ...props }: HeaderSlotProps) => (
  <RealSlot load={load} {...props} />
);
