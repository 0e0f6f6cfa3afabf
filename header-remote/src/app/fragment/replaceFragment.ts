import { flushSync } from 'react-dom';

/**
 * Replaces a fragment with a rendered container between two paints, so that there is no layout shift
 * (behaviour/loading#other-version). Typed text, open popovers, focus and selection are carried over to the elements
 * with the same id, name, URL, label or text.
 */
export function replaceFragment(fragment: Element, container: Element, render: () => void): void {
  const { activeElement } = document;
  const active = fragment.contains(activeElement) ? (activeElement as HTMLElement) : null;
  const selection = active instanceof HTMLInputElement ? selectionOf(active) : undefined;
  const rank = active ? counterpartsIn(fragment, active).indexOf(active) : -1;
  const opened = [...fragment.querySelectorAll('[popover]')].filter((each) => each.matches(':popover-open'));

  flushSync(render);
  copyTypedText(fragment, container);
  fragment.replaceWith(container);
  for (const { id } of opened) openerOf(id, container)?.click();

  const counterpart = active && counterpartsIn(container, active)[rank];
  counterpart?.focus({ preventScroll: true });
  if (selection && counterpart instanceof HTMLInputElement) counterpart.setSelectionRange(...selection);
}

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
  [selectionStart, selectionEnd] as const;

function copyTypedText(fragment: Element, container: Element): void {
  for (const { name, value } of fragment.querySelectorAll('input')) {
    const counterpart = container.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (counterpart && counterpart.value !== value) setValue(counterpart, value);
  }
}

/** Sets a controlled input's value with an `input` event: React would reset a value that is set without. */
function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const openerOf = (popover: string, container: Element) =>
  container.querySelector<HTMLElement>(
    `[popovertarget="${CSS.escape(popover)}"]:not([popovertargetaction="hide"])`,
  );

/**
 * Visible elements that match an element by id, name, address, label or text. A hidden copy, as in a closed menu, is
 * skipped.
 */
function counterpartsIn(root: Element, element: HTMLElement): HTMLElement[] {
  const attribute = ['id', 'name', 'href', 'aria-label'].find((name) => element.hasAttribute(name));
  const keyOf = (each: Element) => (attribute ? each.getAttribute(attribute) : each.textContent);
  return [...root.querySelectorAll<HTMLElement>(element.localName)].filter(
    (each) => keyOf(each) === keyOf(element) && each.getClientRects().length > 0,
  );
}
