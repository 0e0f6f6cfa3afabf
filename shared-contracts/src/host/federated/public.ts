export { firstPaint } from '../browser/firstPaint.ts';
export type {
  LoadedHeader,
  LoadHeader,
  LoadHeaderSettings,
  MountedWidget,
  MountModule,
  MountOptions,
} from '../browser/mountModule.ts';
export { IncompatibleHeaderError } from '../browser/refusedVersion.ts';
export { UnsupportedBrowserError } from '../browser/supportedBrowser.ts';
export type { WidgetName } from '../browser/widgetNames.ts';
export type { HeaderLoading, NeedSettings } from '../need/readPageFacts.ts';
export { whenNeeded } from '../need/whenNeeded.ts';
export type { Release } from '../release.ts';
export { loadFederatedHeader as loadHeader } from './loadFederatedHeader.ts';
