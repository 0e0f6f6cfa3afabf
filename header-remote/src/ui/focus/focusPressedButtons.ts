/**
 * Focuses a pressed button in `root` if nothing has the focus. Safari on a Mac does not, so that what the button opens
 * would return the focus to nothing when it closes (behaviour/header#pressed-buttons).
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
  // Before the listeners of the button, which may open something.
  root.addEventListener('click', handleEvent, { capture: true });
  return {
    handleEvent,
    stop: () => root.removeEventListener('click', handleEvent, { capture: true }),
  };
}
