import { flushSync } from 'react-dom';

/**
 * Puts a rendered container in a fragment's place between two paints: nothing moves. What the shopper typed, where the
 * focus was and what was selected is carried over, by the names and ids that both have.
 */
export function replaceFragment(fragment: Element, container: Element, render: () => void): void {
  const { activeElement } = document;
  const active = fragment.contains(activeElement) ? (activeElement as HTMLElement) : null;
  const selection = active instanceof HTMLInputElement ? selectionOf(active) : undefined;

  flushSync(render);
  for (const input of fragment.querySelectorAll('input')) fill(twinOf(input, container), input.value);
  fragment.replaceWith(container);

  const twin = active && twinOf(active, container);
  twin?.focus({ preventScroll: true });
  if (selection && twin instanceof HTMLInputElement) twin.setSelectionRange(...selection);
}

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
  [selectionStart, selectionEnd] as const;

/** As if it had been typed: React listens for the event, and would undo a value set behind its back. */
function fill(input: HTMLElement | null, value: string): void {
  if (!(input instanceof HTMLInputElement) || input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function twinOf(element: HTMLElement, container: Element): HTMLElement | null {
  const attribute = ['id', 'name', 'href', 'aria-label'].find((name) => element.getAttribute(name));
  if (!attribute) return null;
  const value = CSS.escape(element.getAttribute(attribute) ?? '');
  return container.querySelector<HTMLElement>(`${element.tagName}[${attribute}="${value}"]`);
}
