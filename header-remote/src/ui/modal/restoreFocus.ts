const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join();

/** The focused element and its ancestors: the element may be gone when focus is restored. */
export interface FocusSnapshot {
  element: Element | null;
  /** Ancestors, the nearest first. */
  around: readonly Element[];
}

/** @param root the outermost ancestor in which a neighbour is searched for */
export function rememberFocus(root: Element | null): FocusSnapshot {
  const element = document.activeElement;
  const around: Element[] = [];
  if (element && root?.contains(element)) {
    for (let parent = element.parentElement; parent && root.contains(parent); parent = parent.parentElement) {
      around.push(parent);
    }
  }
  return { element, around };
}

/**
 * Restores focus to the element that had it. If that is gone: to the first focusable element in the nearest ancestor,
 * else to the last one before `dialog`. Never to the body, where Tab starts again at the top of the page
 * (behaviour/errors#dialog-focus).
 */
export function restoreFocus(focus: FocusSnapshot, dialog: Element): void {
  const candidates = function* (): Generator<Element | null | undefined> {
    yield focus.element;
    for (const ancestor of focus.around) yield* focusableIn(ancestor, dialog).slice(0, 1);
    yield focusableIn(dialog.parentElement, dialog).filter(precedes(dialog)).at(-1);
  };
  for (const candidate of candidates()) {
    if (candidate instanceof HTMLElement && candidate.isConnected && candidate !== document.body) {
      candidate.focus({ preventScroll: true });
      if (document.activeElement === candidate) return;
    }
  }
}

const focusableIn = (container: Element | null, dialog: Element): Element[] =>
  container?.isConnected
    ? [...container.querySelectorAll(focusable)].filter(
        (element) => !dialog.contains(element) && element.checkVisibility({ visibilityProperty: true }),
      )
    : [];

const precedes = (dialog: Element) => (element: Element) =>
  (dialog.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
