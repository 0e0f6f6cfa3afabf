/** `moveBefore` keeps focus, selection, open popovers and running animations; TypeScript's DOM library has it not yet. */
type Parent = Node & { moveBefore?(node: Node, before: Node | null): void };

/** Moves an element without losing focus or selection in it, in browsers without `moveBefore` too. */
export function moveElement(element: Element, parent: Parent, before: Node | null): void {
  // It refuses to move between a page and what is not in it.
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
