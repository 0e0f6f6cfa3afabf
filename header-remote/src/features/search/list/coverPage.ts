/**
 * Makes an element that covers the whole screen a dialog: what it covers cannot be reached by key, pointer or reader
 * until the answer is called. A `<dialog>` would do by itself, but the same element stands in the header's row from
 * 992 px, where it must be none.
 */
export function coverPage(overlay: HTMLElement, name: string): () => void {
  const covered = besideOf(overlay).filter((element) => !element.inert);
  for (const element of covered) element.inert = true;
  for (const [attribute, value] of dialogNamed(name)) overlay.setAttribute(attribute, value);
  return () => {
    for (const element of covered) element.inert = false;
    for (const [attribute] of dialogNamed(name)) overlay.removeAttribute(attribute);
  };
}

const dialogNamed = (name: string) =>
  [
    ['role', 'dialog'],
    ['aria-modal', 'true'],
    ['aria-label', name],
  ] as const;

/** Everything on the page but the element, what stands in it and what it stands in. */
function besideOf(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement,
  );
  return [...siblings, ...besideOf(parentElement)];
}
