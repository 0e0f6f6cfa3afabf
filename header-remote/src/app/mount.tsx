import type { MountDoor, MountedWidget, MountOptions, WidgetName } from '@grocer/shared-contracts/host';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';
import { AmendBar } from './AmendBar.tsx';
import { AppBanner } from './AppBanner.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { ContentCell } from './ContentCell.tsx';
import { findFragment } from './findFragment.ts';
import { Header } from './Header.tsx';
import { keepStyles } from './keepStyles.ts';
import { MultiSearch } from './MultiSearch.tsx';
import { updateOptions } from './page.ts';
import { replaceFragment } from './replaceFragment.ts';
import { reportCrash } from './reportCrash.ts';
import { enterPage, holdPage } from './sharedPage.ts';
import { crawlerLinksAttribute, stampAttribute } from './stamp.ts';
import type { WidgetProps } from './Widget.tsx';

/** Each door by its name; what only its use needs comes on demand, so that a page pays for what it shows. */
const widgets: Record<WidgetName, Door> = {
  Header,
  AmendBar,
  AppBanner,
  CheckoutButton,
  ContentCell,
  MultiSearch,
};

type Door = ComponentType<WidgetProps & { content?: unknown }>;

/**
 * The door for every host, whatever it is built with (design §5). A fragment of this very version inside `element` is
 * hydrated; any other is replaced without a shift; where there is none the widget is rendered anew.
 */
export const mount: MountDoor['mount'] = (widget, element, options = {}): MountedWidget => {
  check(widget, element);
  const standing = mounted.get(element);
  if (standing && element.contains(standing.container)) {
    tellDeveloper(`mount: "${widget}" stands in this element already; it takes the new options`, element);
    standing.widget.update(options);
    return standing.widget;
  }
  // A host that emptied the element has taken the header off without saying so.
  standing?.widget.unmount();
  const mine = begin(widgets[widget], element, options);
  mounted.set(element, mine);
  return mine.widget;
};

interface Standing {
  widget: MountedWidget;
  container: Element;
}

/** What stands in an element: two widgets in one would take each other's markup away. */
const mounted = new WeakMap<Element, Standing>();

function begin(Door: Door, element: Element, given: MountOptions): Standing {
  const { fragment, stamp } = findFragment(element);
  const { content, options } = apart(given);
  const page = enterPage(options, stamp);
  const letGo = holdPage();
  const { rendered, frame, settings } = watchFirstRender();
  const draw = (own: unknown) => frame(<Door content={own} page={page} />);
  const drawing = { door: draw(content), settings };
  const { root, container } =
    fragment && stamp ? hydrate(fragment, drawing) : render(element, fragment, drawing);
  let isOver = false;
  const widget: MountedWidget = {
    rendered,
    update: (changes) => {
      const { content: another, options: others } = apart(changes);
      updateOptions(page, others);
      if (another !== undefined) root.render(draw(another));
    },
    unmount: () => {
      if (isOver) return;
      isOver = true;
      mounted.delete(element);
      root.unmount();
      container.remove();
      element.querySelector(`[${crawlerLinksAttribute}]`)?.remove();
      keepStyles(element);
      letGo();
    },
  };
  return { widget, container };
}

/** What is a widget's own, and what is the whole page's. */
function apart(given: unknown): { content: unknown; options: unknown } {
  if (typeof given !== 'object' || given === null || !('content' in given))
    return { content: undefined, options: given };
  const { content, ...options } = given;
  return { content, options };
}

function check(widget: WidgetName, element: unknown): void {
  if (!Object.hasOwn(widgets, widget)) {
    throw new TypeError(
      `mount: there is no widget "${widget}"; there are: ${Object.keys(widgets).join(', ')}`,
    );
  }
  if (!(element instanceof Element)) {
    throw new TypeError(
      `mount: "${widget}" needs an element of the page to stand in, got ${String(element)}`,
    );
  }
}

interface Drawing {
  door: ReactNode;
  settings: RootOptions;
}

/** A frame for a widget, and the news of its first render: a host leaves a version alone that crashed in it. */
function watchFirstRender(): {
  rendered: Promise<void>;
  frame: (widget: ReactNode) => ReactNode;
  settings: RootOptions;
} {
  let onRendered = () => {};
  let onCrashed = (_error: unknown) => {};
  const rendered = new Promise<void>((resolve, reject) => {
    onRendered = resolve;
    onCrashed = reject;
  });
  // Hosts may leave it unheard.
  rendered.catch(() => {});
  const frame = (widget: ReactNode) => <Rendered onRendered={onRendered}>{widget}</Rendered>;
  return { rendered, frame, settings: reportCrash(onCrashed) };
}

function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered, [onRendered]);
  return children;
}

interface Rooted {
  root: Root;
  container: Element;
}

const hydrate = (container: Element, { door, settings }: Drawing): Rooted => ({
  root: hydrateRoot(container, door, settings),
  container,
});

function render(element: Element, fragment: Element | undefined, { door, settings }: Drawing): Rooted {
  const container = document.createElement('div');
  container.setAttribute(stampAttribute, '');
  const root = createRoot(container, settings);
  if (fragment) replaceFragment(fragment, container, () => root.render(door));
  else {
    element.append(container);
    root.render(door);
  }
  return { root, container };
}
