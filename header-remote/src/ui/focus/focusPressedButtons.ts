/**
 * Focuses a pressed button in `root` if nothing has focus. Safari on a Mac does not focus buttons, so a panel
 * could not return focus to the button that opened it (behaviour/header#pressed-buttons).
 *
 * @returns `handleEvent` handles an event from before the listener was added; `stop` removes the listener
 */
export function focusPressedButtons(root: HTMLElement): {
  handleEvent: (event: Event) => void;
  stop: () => void;
} {
  const handleEvent = ({ type, target }: Event) => {
    if (type !== 'click' || document.activeElement !== document.body) return;
    (target as Element).closest('button')?.focus({ preventScroll: true });
  };
  // Runs before the button's own listeners, which may open a panel.
  root.addEventListener('click', handleEvent, { capture: true });
  return { handleEvent, stop: () => root.removeEventListener('click', handleEvent, { capture: true }) };
}
