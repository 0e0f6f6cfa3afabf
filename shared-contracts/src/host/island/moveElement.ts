/**
 * `moveBefore` keeps focus, selection, open popovers and running animations. TypeScript's DOM library does not have
 * it yet.
 */
type Parent = Node & { moveBefore?(node: Node, before: Node | null): void };

/** Moves an element and keeps its focus and selection, also in browsers without `moveBefore`. */
export function moveElement(element: Element, parent: Parent, before: Node | null): void {
  // `moveBefore` throws if the element or the parent is not connected to the document.
  if (parent.moveBefore && element.isConnected && parent.isConnected) {
    parent.moveBefore(element, before);
    return;
  }
  const restore = rememberFocus(element);
  parent.insertBefore(element, before);
  restore();
}

function rememberFocus(element: Element): () => void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !element.contains(activeElement)) return () => {};
  const selection =
    activeElement instanceof HTMLInputElement
      ? ([activeElement.selectionStart, activeElement.selectionEnd] as const)
      : undefined;
  return () => {
    activeElement.focus({ preventScroll: true });
    if (selection) (activeElement as HTMLInputElement).setSelectionRange(...selection);
  };
}
