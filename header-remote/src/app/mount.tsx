import type { HeaderOptions } from '@grocer/shared-contracts';
import type { MountDoor, MountedWidget, WidgetName } from '@grocer/shared-contracts/host';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
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
  const root = fragment && stamp ? hydrate(fragment, page) : render(element, fragment, page);
  return {
    update: (changes: HeaderOptions) => updateOptions(page, changes),
    unmount: () => {
      root.unmount();
      element.querySelector(`[${stampAttribute}]`)?.remove();
    },
  };
};

function hydrate(fragment: Element, page: HeaderPage): Root {
  return hydrateRoot(fragment, <Header page={page} />, reportCrash);
}

function render(element: Element, fragment: Element | undefined, page: HeaderPage): Root {
  const container = document.createElement('div');
  container.setAttribute(stampAttribute, '');
  const root = createRoot(container, reportCrash);
  if (fragment) replaceFragment(fragment, container, () => root.render(<Header page={page} />));
  else {
    element.append(container);
    root.render(<Header page={page} />);
  }
  return root;
}
