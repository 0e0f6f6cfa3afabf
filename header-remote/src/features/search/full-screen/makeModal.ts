/**
 * Makes an element a modal dialog: sets its role and makes everything outside it inert. Returns the function that undoes
 * both.
 *
 * The search form cannot be a `<dialog>`, because from 992 px the same element is an ordinary box in the header.
 */
export function makeModal(element: HTMLElement, name: string): () => void {
  const outside = elementsOutside(element).filter((other) => !other.inert);
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name };
  for (const other of outside) other.inert = true;
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return () => {
    for (const other of outside) other.inert = false;
    for (const attribute of Object.keys(attributes)) element.removeAttribute(attribute);
  };
}

/** The siblings of the element and of each of its ancestors. */
function elementsOutside(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (other): other is HTMLElement => other !== element && other instanceof HTMLElement,
  );
  return [...siblings, ...elementsOutside(parentElement)];
}
