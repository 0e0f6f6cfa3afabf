/**
 * Calls `onEnd` when the parser has read the end of the element, at once if it has. Until then the element may be without
 * its children: the server's fragment and the JSON of the options.
 */
export function onParsed(element: Element, onEnd: () => void): void {
  if (isParsed(element)) {
    onEnd();
    return;
  }
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', check);

  function check(): void {
    if (!isParsed(element)) return;
    observer.disconnect();
    document.removeEventListener('DOMContentLoaded', check);
    onEnd();
  }
}

/** The parser is behind the element if a node follows it or one of its ancestors. */
function isParsed(element: Element): boolean {
  if (document.readyState !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}
