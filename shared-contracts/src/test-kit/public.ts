import { fakeHeader } from './pageHeader.ts';

export { firstPaint } from '../host/browser/firstPaint.ts';
export type {
  LoadedHeader,
  LoadHeader,
  LoadHeaderSettings,
  MountedWidget,
  MountModule,
  MountOptions,
} from '../host/browser/mountModule.ts';
export { IncompatibleHeaderError } from '../host/browser/refusedVersion.ts';
export { UnsupportedBrowserError } from '../host/browser/supportedBrowser.ts';
export type { WidgetName } from '../host/browser/widgetNames.ts';
export type { HeaderLoading, NeedSettings } from '../host/need/readPageFacts.ts';
export { whenNeeded } from '../host/need/whenNeeded.ts';
export type { Release } from '../host/release.ts';
export { createFakeHeader } from './createFakeHeader.ts';
export type { FakeHeader, FakeWidget, OwnEventName, ReceivedEvent } from './FakeHeader.ts';
export { fakeHeader } from './pageHeader.ts';

/** In place of the `loadHeader` of `…/host` and `…/host/plain`, so that a test can replace the whole module. */
export const loadHeader = fakeHeader.loadHeader;
