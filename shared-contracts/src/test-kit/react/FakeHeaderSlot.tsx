import { HeaderSlot, type HeaderSlotProps } from '../../host/react/HeaderSlot.tsx';
import { fakeHeader } from '../pageHeader.ts';

/** The real slot, with the fake header in it. */
export const FakeHeaderSlot = ({ load = fakeHeader.loadHeader, ...props }: HeaderSlotProps) => (
  <HeaderSlot load={load} {...props} />
);
