/** The names of `…/host/react` and of `…/testing`, so that a test can replace the whole module of the slot. */

export { firstPaint } from '../../host/browser/firstPaint.ts';
export type {
  LoadedHeader,
  LoadHeader,
  LoadHeaderSettings,
  MountedWidget,
  MountModule,
  MountOptions,
} from '../../host/browser/mountModule.ts';
export { IncompatibleHeaderError } from '../../host/browser/refusedVersion.ts';
export { UnsupportedBrowserError } from '../../host/browser/supportedBrowser.ts';
export type { WidgetName } from '../../host/browser/widgetNames.ts';
export type { HeaderLoading, NeedSettings } from '../../host/need/readPageFacts.ts';
export { whenNeeded } from '../../host/need/whenNeeded.ts';
export type { HeaderSlotProps } from '../../host/react/HeaderSlot.tsx';
export type { Release } from '../../host/release.ts';
export { createFakeHeader } from '../createFakeHeader.ts';
export type { FakeHeader, FakeWidget, OwnEventName, ReceivedEvent } from '../FakeHeader.ts';
export { fakeHeader, loadHeader } from '../public.ts';
export { FakeHeaderSlot as HeaderSlot } from './FakeHeaderSlot.tsx';
