import type { HeaderOptions } from '../headerOptions.ts';
import type { Release } from './release.ts';

/** The widgets that `mount` knows. */
export type WidgetName =
  | 'Header'
  | 'AmendBar'
  | 'AppBanner'
  | 'CheckoutButton'
  | 'ContentCell'
  | 'MultiSearch';

/** What a widget is mounted with. */
export interface MountOptions extends HeaderOptions {
  /**
   * For `ContentCell`, which needs it: what the content service answered, as it came: a component, a list of components
   * or a fragment (`readContent`). Of this cell alone; every other option is the whole page's.
   */
  readonly content?: unknown;
}

/** A mounted widget. */
export interface MountedWidget {
  /** Resolves when the widget stands in the page for the first time; rejects with the error it crashed with instead. */
  readonly rendered: Promise<void>;
  /** New options: a path after a client-side navigation, another flag, other content. */
  update(options: MountOptions): void;
  /** Takes the widget off the page with every listener, timer and observer of its own. */
  unmount(): void;
}

/** The door `./mount` of the remote (design §5). */
export interface MountDoor {
  mount(widget: WidgetName, element: Element, options?: MountOptions): MountedWidget;
}

/** A header that has come: its door, and the release it came from. */
export interface LoadedHeader extends MountDoor {
  readonly release: Release;
}

export interface LoadHeaderSettings {
  /** Milliseconds until the promise rejects. Default 10 000; federation itself has no limit. */
  deadlineMs?: number;
}

/**
 * Loads the header: `loadHeader` of `@grocer/shared-contracts/host/react` in a React app, of `…/host` in a federated one,
 * of `…/host/plain` in any other.
 * @throws Error when it does not come within the deadline, IncompatibleHeaderError when this page cannot use it
 */
export type LoadHeader = (from: string | Release, settings?: LoadHeaderSettings) => Promise<LoadedHeader>;
