export * from '../everyHost.ts';
export { HeaderSlot, type HeaderSlotProps } from './HeaderSlot.tsx';
export { loadReactHeader as loadHeader } from './loadReactHeader.ts';
