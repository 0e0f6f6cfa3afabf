/** The focused element, and its ancestors in case it is removed before focus is restored. */
export interface FocusSnapshot {
  element: Element | null;
  /** Nearest ancestor first. */
  around: readonly Element[];
}

/** @param root outermost ancestor in which another element may get the focus */
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
 * Restores focus to the element that had it, else to the first focusable element in its nearest ancestor, else to the
 * last focusable one before `dialog`. If the element was outside `dialog`'s parent and is gone, focuses the `main` of a
 * new page. Never focuses the body, from which Tab would start at the page's top (behaviour/errors#dialog-focus).
 */
export function restoreFocus(focus: FocusSnapshot, dialog: Element): void {
  const main = document.querySelector<HTMLElement>('main[tabindex]');
  if (main && focus.element?.isConnected === false && focus.around.length === 0) {
    // The host shows another page. When its `main` gets the focus, a screen reader says the page's name.
    whenHeard(() => {
      if (document.activeElement === document.body) main.focus({ preventScroll: true });
    });
    return;
  }
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

/** Runs 100 ms later, after screen readers have got the last changes: browsers batch them, and send no event. */
export const whenHeard = (run: () => void): void => void setTimeout(run, 100);

const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join();

const focusableIn = (container: Element | null, dialog: Element): Element[] =>
  container?.isConnected
    ? [...container.querySelectorAll(focusable)].filter(
        (element) => !dialog.contains(element) && element.checkVisibility({ visibilityProperty: true }),
      )
    : [];

const precedes = (dialog: Element) => (element: Element) =>
  (dialog.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
