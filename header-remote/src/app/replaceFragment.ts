import { flushSync } from 'react-dom';

/**
 * Puts a rendered container in a fragment's place between two paints: nothing moves. What the shopper typed and opened,
 * where the focus was and what was selected is carried over, by the names, addresses and ids that both have.
 */
export function replaceFragment(fragment: Element, container: Element, render: () => void): void {
  const { activeElement } = document;
  const active = fragment.contains(activeElement) ? (activeElement as HTMLElement) : null;
  const selection = active instanceof HTMLInputElement ? selectionOf(active) : undefined;
  const rank = active ? likeIn(fragment, active).indexOf(active) : -1;
  const opened = [...fragment.querySelectorAll('[popover]')].filter((each) => each.matches(':popover-open'));

  flushSync(render);
  fill(fragment, container);
  fragment.replaceWith(container);
  for (const { id } of opened) openerOf(id, container)?.click();

  const twin = active && likeIn(container, active)[rank];
  twin?.focus({ preventScroll: true });
  if (selection && twin instanceof HTMLInputElement) twin.setSelectionRange(...selection);
}

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
  [selectionStart, selectionEnd] as const;

function fill(fragment: Element, container: Element): void {
  for (const { name, value } of fragment.querySelectorAll('input')) {
    const twin = container.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (twin && twin.value !== value) type(twin, value);
  }
}

/** As if it had been typed: React listens for the event, and would undo a value set behind its back. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const openerOf = (popover: string, container: Element) =>
  container.querySelector<HTMLElement>(
    `[popovertarget="${CSS.escape(popover)}"]:not([popovertargetaction="hide"])`,
  );

/** What can be seen and is like an element, itself among it: one link may stand in the page and in a closed menu. */
function likeIn(place: Element, element: HTMLElement): HTMLElement[] {
  const attribute = ['id', 'name', 'href', 'aria-label'].find((name) => element.hasAttribute(name));
  const mark = (each: Element) => (attribute ? each.getAttribute(attribute) : each.textContent);
  return [...place.querySelectorAll<HTMLElement>(element.localName)].filter(
    (each) => mark(each) === mark(element) && each.getClientRects().length > 0,
  );
}
