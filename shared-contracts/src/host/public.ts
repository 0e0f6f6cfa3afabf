export {
  type LoadHeaderSettings,
  loadHeader,
  type MountDoor,
  type MountedWidget,
  type WidgetName,
} from './loadHeader.ts';
export type { Release } from './release.ts';
