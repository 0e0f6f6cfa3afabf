/**
 * Focuses a pressed button in `root` if nothing has the focus. Safari on a Mac does not focus it, so a panel that the
 * button opens could not return the focus to it (behaviour/header#pressed-buttons).
 *
 * @returns `handleEvent` takes an event from before the start; `stop` removes the listener
 */
export function focusPressedButtons(root: HTMLElement): {
  handleEvent: (event: Event) => void;
  stop: () => void;
} {
  const handleEvent = ({ type, target }: Event) => {
    if (type !== 'click' || document.activeElement !== document.body) return;
    (target as Element).closest('button')?.focus({ preventScroll: true });
  };
  // Runs before the listeners of the button, which may open a panel.
  root.addEventListener('click', handleEvent, { capture: true });
  return {
    handleEvent,
    stop: () => root.removeEventListener('click', handleEvent, { capture: true }),
  };
}
