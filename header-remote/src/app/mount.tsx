import type { HeaderOptions } from '@grocer/shared-contracts';
import type { MountDoor, MountedWidget, WidgetName } from '@grocer/shared-contracts/host';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { findFragment } from './findFragment.ts';
import { Header } from './Header.tsx';
import { type HeaderPage, updateOptions } from './page.ts';
import { replaceFragment } from './replaceFragment.ts';
import { reportCrash } from './reportCrash.ts';
import { sharedPage } from './sharedPage.ts';
import { stampAttribute } from './stamp.ts';

const widgets = { Header } satisfies Record<WidgetName, unknown>;

/**
 * The door for every host, whatever it is built with (design §5). A fragment of this very version inside `element` is
 * hydrated; any other is replaced without a shift; where there is none the widget is rendered anew.
 */
export const mount: MountDoor['mount'] = (widget, element, options = {}): MountedWidget => {
  if (!Object.hasOwn(widgets, widget)) {
    throw new TypeError(
      `mount: there is no widget "${widget}"; there are: ${Object.keys(widgets).join(', ')}`,
    );
  }
  const { fragment, stamp } = findFragment(element);
  const page = sharedPage(options, stamp);
  const { rendered, drawing } = draw(page);
  const root = fragment && stamp ? hydrate(fragment, drawing) : render(element, fragment, drawing);
  return {
    rendered,
    update: (changes: HeaderOptions) => updateOptions(page, changes),
    unmount: () => {
      root.unmount();
      element.querySelector(`[${stampAttribute}]`)?.remove();
    },
  };
};

interface Drawing {
  header: ReactNode;
  settings: RootOptions;
}

/** The widget for a root, and the news of its first render: a host leaves a version alone that crashed in it. */
function draw(page: HeaderPage): { rendered: Promise<void>; drawing: Drawing } {
  let onRendered = () => {};
  let onCrashed = (_error: unknown) => {};
  const rendered = new Promise<void>((resolve, reject) => {
    onRendered = resolve;
    onCrashed = reject;
  });
  // Hosts may leave it unheard.
  rendered.catch(() => {});
  const header = (
    <Rendered onRendered={onRendered}>
      <Header page={page} />
    </Rendered>
  );
  return { rendered, drawing: { header, settings: reportCrash(onCrashed) } };
}

function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered, [onRendered]);
  return children;
}

const hydrate = (fragment: Element, { header, settings }: Drawing): Root =>
  hydrateRoot(fragment, header, settings);

function render(element: Element, fragment: Element | undefined, { header, settings }: Drawing): Root {
  const container = document.createElement('div');
  container.setAttribute(stampAttribute, '');
  const root = createRoot(container, settings);
  if (fragment) replaceFragment(fragment, container, () => root.render(header));
  else {
    element.append(container);
    root.render(header);
  }
  return root;
}
