import type { HeaderOptions } from '../../contracts/options/headerOptions.ts';
import type { Release } from '../../contracts/release.ts';
import type { Switches } from '../../contracts/switches.ts';
import type { WidgetName } from '../../contracts/widgetNames.ts';

/** The options of a widget. */
export interface MountOptions extends HeaderOptions {
  /**
   * Required by `ContentCell`: the unparsed answer of the content service, which is a component, a list of components
   * or a fragment (`readContent`). It belongs to this cell only; all widgets of the page share the other options.
   */
  readonly content?: unknown;
}

/**
 * A widget as a React component, for hosts that have the remote in `remotes` and import `header/Header` or another
 * widget. Types of these modules: `/// <reference types="@grocer/shared-contracts/remote" />`.
 */
export type WidgetComponent = (props: { options?: HeaderOptions | undefined; content?: unknown }) => null;

/** A mounted widget. */
export interface MountedWidget {
  /** Resolves after the widget's first render; rejects with the error if the first render crashes. */
  readonly rendered: Promise<void>;
  /**
   * Replaces the given top-level options, such as `path` after a client-side navigation (behaviour/contract#updates).
   */
  update(options: MountOptions): void;
  /** Removes the widget with all of its listeners, timers and observers. */
  unmount(): void;
}

/** The module `./mount` of the remote. */
export interface MountModule {
  /** `switches` are those of the release. The `mount` of a `LoadedHeader` passes them by itself. */
  mount(widget: WidgetName, element: Element, options?: MountOptions, switches?: Switches): MountedWidget;
}

/** Loads the module `./mount` of a release. Each kind of host has its own function. */
export type LoadMountModule = (release: Release) => Promise<MountModule | null>;

/** A loaded header: its `mount`, and the release that it belongs to. */
export interface LoadedHeader extends MountModule {
  readonly release: Release;
}

export interface LoadHeaderSettings {
  /**
   * The release that the server wrote into the page, which saves a request. It must be in the channel's parent folder.
   */
  release?: Release | undefined;
  /** Milliseconds until the promise rejects. Default: 10 000. Module Federation itself has no timeout. */
  deadlineMs?: number;
  /**
   * The origins from which a visitor may load another header, by `?grocer-header=<channel>`, such as
   * `['https://preview.header.example']`, or the word `localhost` for those on the visitor's own machine. Default:
   * `['localhost']` in a page that was built for development, otherwise none. Default with pinned keys: none.
   */
  overrides?: readonly string[] | undefined;
}

/**
 * Loads the header of a channel. Use the `loadHeader` of `@grocer/shared-contracts/host/react` in a React app, of
 * `…/host` in a federated app, of `…/host/plain` in any other.
 * @throws Error if the header does not load within the deadline, IncompatibleHeaderError if this page cannot use it,
 * UnsupportedBrowserError if this browser cannot, HeaderSwitchedOffError while the publisher has turned the script off
 */
export type LoadHeader = (channel: string, settings?: LoadHeaderSettings) => Promise<LoadedHeader>;
