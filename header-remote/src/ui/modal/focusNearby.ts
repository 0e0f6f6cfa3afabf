const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join();

/** Where focus was, and what stood around it: whoever had it may be gone when it comes back. */
export interface FocusedPlace {
  element: Element | null;
  around: readonly Element[];
}

/** @param root what no search for a neighbour leaves */
export function rememberFocus(root: Element | null): FocusedPlace {
  const element = document.activeElement;
  const around: Element[] = [];
  if (element && root?.contains(element)) {
    for (let each = element.parentElement; each && root.contains(each); each = each.parentElement) {
      around.push(each);
    }
  }
  return { element, around };
}

/**
 * Gives focus back to whoever had it; where that is gone to its logical successor, else to what stands nearest to where
 * it was, else to the last thing before `dialog`. Never to the body, from where a keyboard begins the page anew.
 */
export function focusNearby(place: FocusedPlace, dialog: Element, successor: Element | null): void {
  const neighbours = function* (): Generator<Element | null | undefined> {
    yield place.element;
    yield successor;
    for (const around of place.around) yield* reachable(around, dialog).slice(0, 1);
    yield reachable(dialog.parentElement, dialog).filter(standsBefore(dialog)).at(-1);
  };
  for (const each of neighbours()) {
    if (each instanceof HTMLElement && each.isConnected && each !== document.body) {
      each.focus({ preventScroll: true });
      if (document.activeElement === each) return;
    }
  }
}

const reachable = (within: Element | null, dialog: Element): Element[] =>
  within?.isConnected
    ? [...within.querySelectorAll(focusable)].filter(
        (each) => !dialog.contains(each) && each.checkVisibility({ visibilityProperty: true }),
      )
    : [];

const standsBefore = (dialog: Element) => (each: Element) =>
  (dialog.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
