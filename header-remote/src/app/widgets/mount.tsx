import type { Switches } from '@grocer/shared-contracts';
import type { MountedWidget, MountModule, MountOptions, WidgetName } from '@grocer/shared-contracts/host';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { reportFailure } from '../../platform/logger/reportFailure.ts';
import { type AnalyticsEvent, trackAtom } from '../../state/analytics/events.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { replaceFragment } from '../fragment/replaceFragment.ts';
import { updateOptions } from '../runtime/headerInstance.ts';
import { enterSharedInstance, retainSharedInstance } from '../runtime/sharedInstance.ts';
import { findFragment, stampAttribute } from '../runtime/stamp.ts';
import { widgets } from './widgets.ts';

/**
 * Mounts a widget into an element, for every kind of host (behaviour/loading#mount). A fragment of this version inside
 * `element` is hydrated; any other fragment is replaced without a layout shift; without a fragment the widget is
 * rendered.
 */
export const mount: MountModule['mount'] = (widget, element, options = {}, switches): MountedWidget => {
  assertMountable(widget, element);
  const existing = mounted.get(element);
  if (existing && element.contains(existing.container)) {
    logToConsole(`mount: "${widget}" is already mounted here; its options are updated`, element);
    existing.widget.update(options);
    return existing.widget;
  }
  // The host has emptied the element without calling unmount.
  existing?.widget.unmount();
  const created = mountWidget(widget, element, { options, switches });
  mounted.set(element, created);
  return created.widget;
};

interface MountedEntry {
  widget: MountedWidget;
  container: Element;
}

/** The mounted widget of each element. A second widget in an element would remove the first one's markup. */
const mounted = new WeakMap<Element, MountedEntry>();

interface MountInput {
  options: MountOptions;
  switches: Switches | undefined;
}

function mountWidget(
  name: WidgetName,
  element: Element,
  { options: mountOptions, switches }: MountInput,
): MountedEntry {
  const Widget = widgets[name];
  const { fragment, stamp, analytics = [] } = findFragment(element);
  const { content, options } = splitOptions(mountOptions);
  const instance = enterSharedInstance(options, stamp);
  // The stamp says what was off when the markup was rendered, and the markup is hydrated like that.
  if (!stamp) instance.store.set(setPageAtom, { ...switches });
  const release = retainSharedInstance();
  const hydrates = stamp && { options, stamp };
  const { rendered, wrap, settings } = watchFirstRender(name);
  const renderWith = (ownContent: unknown) =>
    wrap(<Widget content={ownContent} hydrates={hydrates} instance={instance} />);
  const input = { node: renderWith(content), settings };
  const { root, container } = fragment && stamp ? hydrate(fragment, input) : render(element, fragment, input);
  // The host's server chooses the names and payloads of its events, so TypeScript does not know them.
  const track = (event: object) => instance.store.set(trackAtom, event as AnalyticsEvent);
  rendered.then(
    () => analytics.forEach(track),
    () => {},
  );
  let isUnmounted = false;
  const widget: MountedWidget = {
    rendered,
    update: (changes) => {
      const { content: newContent, options: others } = splitOptions(changes);
      updateOptions(instance, others);
      if (newContent !== undefined) root.render(renderWith(newContent));
    },
    unmount: () => {
      if (isUnmounted) return;
      isUnmounted = true;
      mounted.delete(element);
      root.unmount();
      container.remove();
      moveStylesToHead(element);
      release();
    },
  };
  return { widget, container };
}

/** Separates the widget's own option `content` from the options of the page. */
function splitOptions(mountOptions: unknown): { content: unknown; options: unknown } {
  if (typeof mountOptions !== 'object' || mountOptions === null || !('content' in mountOptions))
    return { content: undefined, options: mountOptions };
  const { content, ...options } = mountOptions;
  return { content, options };
}

function assertMountable(widget: WidgetName, element: unknown): void {
  if (!Object.hasOwn(widgets, widget)) {
    throw new TypeError(
      `mount: there is no widget "${widget}"; there are: ${Object.keys(widgets).join(', ')}`,
    );
  }
  if (!(element instanceof Element)) {
    throw new TypeError(`mount: "${widget}" needs a DOM element, got ${String(element)}`);
  }
}

interface RenderInput {
  node: ReactNode;
  settings: RootOptions;
}

/** Reports the first render, or a crash in it, after which a host does not load that version again. */
function watchFirstRender(name: WidgetName) {
  let onRendered = () => {};
  let onCrashed = (_error: unknown) => {};
  const rendered = new Promise<void>((resolve, reject) => {
    onRendered = resolve;
    onCrashed = reject;
  });
  // Avoids an unhandled rejection if the host does not use the promise.
  rendered.catch(() => {});
  const wrap = (widget: ReactNode) => <NotifyRendered onRendered={onRendered}>{widget}</NotifyRendered>;
  return { rendered, wrap, settings: rootErrorHandlers(name, onCrashed) };
}

function NotifyRendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered, [onRendered]);
  return children;
}

/** Error handlers of a widget's React root. They replace React's own, which report only to `window` and the console. */
export const rootErrorHandlers = (name: string, onCrashed: (error: unknown) => void): RootOptions => ({
  onUncaughtError: (error) => {
    reportFailure(name, `${name} crashed`, error);
    onCrashed(error);
  },
  // The error boundary has already reported the error.
  onCaughtError: () => {},
  onRecoverableError: (error) => reportFailure('hydration', `${name} could not hydrate its fragment`, error),
});

/**
 * Hydrates in slices of a few milliseconds, between which the browser handles input and paints (decision 21).
 * React hydrates the rest at once when the shopper presses something in it.
 */
function hydrate(container: Element, { node, settings }: RenderInput) {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(container, node, settings);
  });
  // Makes the stamp invalid, because a clone of the hydrated markup is not a server's fragment
  // (behaviour/stable-addresses#replaced-body).
  container.setAttribute(stampAttribute, '{');
  return { root, container };
}

function render(element: Element, fragment: Element | undefined, { node, settings }: RenderInput) {
  const container = document.createElement('div');
  container.setAttribute(stampAttribute, '');
  const root = createRoot(container, settings);
  if (fragment) replaceFragment(fragment, container, () => root.render(node));
  else {
    element.append(container);
    root.render(node);
  }
  return { root, container };
}

/**
 * Moves the style sheet of a fragment from its element into the head. webpack treats that sheet as loaded, so if it
 * were removed with the element, a header that is mounted elsewhere later would have no styles.
 */
function moveStylesToHead(element: Element): void {
  for (const style of element.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const inHead = [...document.head.querySelectorAll<HTMLStyleElement>('style[data-href]')];
    if (inHead.some(({ dataset }) => dataset.href === style.dataset.href)) style.remove();
    else document.head.append(style);
  }
}
