import { isPointerDown, waitForPointerRelease } from '../shared/waitForPointerRelease.ts';
import { reserveSpace } from './reservedSpace.ts';

const orphanedByCrash = new WeakSet<Element>();

/** Elements that belong to a slot. */
const adopted = /* @__PURE__ */ new WeakSet<Element>();

/** Whether a crash of the host's app removed the element's slot, and the element is back at its original position. */
export const isOrphanedByCrash = (element: Element): boolean =>
  orphanedByCrash.has(element) && element.isConnected;

/**
 * Moves `<div id="grocer-header">` into the slot. If there is none, or another slot has it, the slot itself is the
 * element. `restore` moves it back, so that it stays visible while the host's app is suspended and survives a crash of
 * the app.
 *
 * A move makes the browser style and lay out the whole header again before it is interactive. No move is needed if the
 * element is directly before the app's root and the slot is the first element in the root: then the element stays where
 * it is, until the app renders something before the slot.
 */
export function adoptElement(slot: HTMLElement) {
  const candidate = document.querySelector<HTMLElement>('div#grocer-header');
  const isFree = candidate !== null && !adopted.has(candidate) && !candidate.closest('[data-grocer-slot]');
  const element = isFree ? candidate : slot;
  const restore = isFree ? adopt(slot, candidate) : () => {};
  orphanedByCrash.delete(element);
  if (!element.querySelector('[data-grocer]')) reserveSpace(element);
  return { element, restore };
}

function adopt(slot: HTMLElement, element: HTMLElement): () => void {
  adopted.add(element);
  const placeholder = document.createComment('grocer-header');
  const observer = new MutationObserver(moveUnlessAdjacent);
  if (slot.parentElement) observer.observe(slot.parentElement, { childList: true });
  moveUnlessAdjacent();
  return () => {
    observer.disconnect();
    adopted.delete(element);
    if (placeholder.parentNode && slot.contains(element))
      moveElement(element, placeholder.parentNode, placeholder);
    placeholder.remove();
    watchForCrash(element);
  };

  function moveUnlessAdjacent(): void {
    if (placeholder.isConnected || isAdjacent(slot, element)) return;
    element.before(placeholder);
    // Moving an element while it is pressed loses the click, even if focus and open menus are kept.
    if (isPointerDown(element)) void waitForPointerRelease(element).then(move);
    else move();
  }

  function move(): void {
    if (adopted.has(element) && placeholder.isConnected) moveElement(element, slot, null);
  }
}

/** Whether the slot is the first element in the app's root, and the element is directly before the root. */
const isAdjacent = (slot: HTMLElement, element: HTMLElement): boolean =>
  slot.previousElementSibling === null && slot.parentElement?.previousElementSibling === element;

/** Marks the element as orphaned if an error is reported in this task, in which React would report an app's crash. */
function watchForCrash(element: HTMLElement): void {
  const onError = () => void orphanedByCrash.add(element);
  window.addEventListener('error', onError);
  setTimeout(() => window.removeEventListener('error', onError), 0);
}

/** `moveBefore` keeps focus, selection, open popovers and running animations. TypeScript's DOM library has no type. */
type Parent = Node & { moveBefore?(node: Node, before: Node | null): void };

/** Moves an element and keeps its focus and selection, also in browsers without `moveBefore`. */
function moveElement(element: Element, parent: Parent, before: Node | null): void {
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
