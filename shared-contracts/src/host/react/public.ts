export type {
  LoadedHeader,
  LoadHeader,
  LoadHeaderSettings,
  MountDoor,
  MountedWidget,
  MountOptions,
  WidgetName,
} from '../mountDoor.ts';
export { IncompatibleHeaderError } from '../refusedVersion.ts';
export type { Release } from '../release.ts';
export { HeaderSlot, type HeaderSlotProps } from './HeaderSlot.tsx';
export { loadHeader } from './loadHeader.ts';
