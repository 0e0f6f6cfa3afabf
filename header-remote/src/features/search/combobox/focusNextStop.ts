/**
 * Moves focus for Tab and Shift+Tab between the input and the buttons of its list, which are further on in the document.
 *
 * @returns false at either end: focus is in the input then, from which the browser moves it on
 */
export function focusNextStop(event: KeyboardEvent, input: HTMLElement, panel: HTMLElement | null): boolean {
  const stops = [input, ...(panel?.querySelectorAll('button') ?? [])];
  const next = stops[stops.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)];
  (next ?? input).focus();
  return next !== undefined;
}
