// The exports that each kind of host has beside its `loadHeader`.

export type { Release } from '../contracts/release.ts';
export type { WidgetName } from '../contracts/widgetNames.ts';
export { HeaderSwitchedOffError } from './browser/assertScriptOn.ts';
export { IncompatibleHeaderError } from './browser/createLoadHeader.ts';
export { firstPaint } from './browser/firstPaint.ts';
export type {
  LoadedHeader,
  LoadHeader,
  LoadHeaderSettings,
  MountedWidget,
  MountModule,
  MountOptions,
  WidgetComponent,
} from './browser/mountModule.ts';
export { type HeaderLoading, type NeedSettings, whenNeeded } from './browser/whenNeeded.ts';
export { UnsupportedBrowserError } from './shared/supportedBrowser.ts';
