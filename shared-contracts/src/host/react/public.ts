export { HeaderSlot, type HeaderSlotProps } from './HeaderSlot.tsx';
