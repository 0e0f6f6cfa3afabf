/** Runs 100 ms later. Browsers tell a screen reader of changes in batches, and no event says when they have. */
export const whenHeard = (run: () => void): void => void setTimeout(run, 100);

/**
 * After a key, takes the focus from the focused element and returns it, so that a screen reader says the element. It says
 * nothing of one that gets the focus as soon as it is inserted, or as the page stops being inert.
 */
export function focusAgain(): void {
  const focused = document.activeElement as HTMLElement;
  if (!focused.matches(focusAfterKey)) return;
  // In a microtask: a dialog that replaces the closed one remembers the element first.
  queueMicrotask(() => {
    if (document.activeElement !== focused) return;
    focused.blur();
    whenHeard(() => {
      if (document.activeElement === document.body) focused.focus({ preventScroll: true });
    });
  });
}

/** After a press, phones open their keyboard only for a focus that is not delayed. */
const focusAfterKey = ':focus-visible';
