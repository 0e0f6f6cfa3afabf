import { isPointerDown, waitForPointerRelease } from '../shared/waitForPointerRelease.ts';
import { reserveSpace, waitingAttribute } from './reservedSpace.ts';

const orphanedByCrash = new WeakSet<Element>();

/** Elements that belong to a slot. */
const adopted = /* @__PURE__ */ new WeakSet<Element>();

/** Elements whose slot React is removing in the current commit. A slot added in the same commit may take them over. */
const released = /* @__PURE__ */ new WeakSet<Element>();

/** Elements that began in a slot, so that the page has no other position for them; the value is their last slot. */
const fromSlots = /* @__PURE__ */ new WeakMap<Element, HTMLElement>();

/** Whether a crash of the host's app removed the element's slot, and the element is still in the page. */
export const isOrphanedByCrash = (element: Element): boolean =>
  orphanedByCrash.has(element) && element.isConnected;

/** The id of the header's element. The host's React does not render it, and so does not remove it after a crash. */
export const elementId = 'grocer-header';

/**
 * Finds `<div id="grocer-header">` in the page or in the server's HTML of the slot, or creates it in the slot. If
 * another slot has it, the slot itself is the element. An element of the page is moved into the slot. `restore` moves
 * it back, or before the app's root, so that it stays visible while the host's app is suspended and survives a crash
 * of the app.
 *
 * A move makes the browser style and lay out the whole header again before it is interactive. No move is needed if the
 * element is directly before the app's root and the slot is the first element in the root: then the element stays where
 * it is, until the app renders something before the slot.
 */
export function adoptElement(slot: HTMLElement) {
  const element = findElement(slot);
  const restore = element === slot ? () => {} : adopt(slot, element);
  orphanedByCrash.delete(element);
  if (!element.querySelector('[data-grocer]')) reserveSpace(element);
  return { element, restore };
}

function findElement(slot: HTMLElement): HTMLElement {
  const found = document.querySelector<HTMLElement>(`div#${elementId}`);
  const isOfLastSlot = found && isLeftBehind(found, slot);
  if (isOfLastSlot) found.remove();
  // In a shadow root the slot itself is the element: `document.querySelector` does not find an element there.
  if (!found || isOfLastSlot) return document.contains(slot) ? createElement(slot) : slot;
  const slotOfFound = found.closest('[data-grocer-slot]');
  return !adopted.has(found) && (!slotOfFound || slotOfFound === slot) ? found : slot;
}

/** Whether the element will be removed: its slot was another one, which an earlier commit unmounted without a crash. */
const isLeftBehind = (element: HTMLElement, slot: HTMLElement): boolean => {
  const last = fromSlots.get(element);
  const isInUse = [adopted, released, orphanedByCrash].some((elements) => elements.has(element));
  return last !== undefined && last !== slot && !isInUse;
};

function createElement(slot: HTMLElement): HTMLElement {
  const element = Object.assign(document.createElement('div'), { id: elementId });
  slot.replaceChildren(element);
  slot.removeAttribute(waitingAttribute);
  return element;
}

function adopt(slot: HTMLElement, element: HTMLElement): () => void {
  adopted.add(element);
  if (slot.contains(element) || fromSlots.has(element)) fromSlots.set(element, slot);
  const placeholder = document.createComment(elementId);
  const observer = new MutationObserver(moveUnlessAdjacent);
  if (slot.parentElement) observer.observe(slot.parentElement, { childList: true });
  moveUnlessAdjacent();
  return () => {
    observer.disconnect();
    adopted.delete(element);
    released.add(element);
    // Not `queueMicrotask`, which tests with fake timers replace.
    void Promise.resolve().then(() => released.delete(element));
    const ancestors = ancestorsOf(slot);
    const next = placeholder.parentNode ? placeholder : ancestors.at(-1);
    if (next?.parentNode && slot.contains(element)) moveElement(element, next.parentNode, next);
    placeholder.remove();
    awaitCrash(element, slot, ancestors);
  };

  function moveUnlessAdjacent(): void {
    if (slot.contains(element) || placeholder.isConnected || isAdjacent(slot, element)) return;
    element.before(placeholder);
    // Moving an element while it is pressed loses the click, even if focus and open menus are kept.
    if (isPointerDown(element)) void waitForPointerRelease(element).then(move);
    else move();
  }

  function move(): void {
    if (adopted.has(element) && placeholder.isConnected) moveElement(element, slot, null);
  }
}

/** Whether the slot is the first element in the app's root, and the page has the element directly before the root. */
const isAdjacent = (slot: HTMLElement, element: HTMLElement): boolean =>
  !fromSlots.has(element) &&
  slot.previousElementSibling === null &&
  slot.parentElement?.previousElementSibling === element;

/** The slot and its ancestors below the body. */
function ancestorsOf(slot: HTMLElement): HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  for (let node: HTMLElement | null = slot; node && node !== document.body; node = node.parentElement)
    ancestors.push(node);
  return ancestors;
}

/**
 * Finds out why React has removed the slot. After a crash React reports the error in the same task, and the app's root
 * is empty. Otherwise an element that began in a slot is removed before the next frame, unless it is used again.
 */
function awaitCrash(element: HTMLElement, slot: HTMLElement, ancestors: readonly HTMLElement[]): void {
  const onError = () => {
    if (ancestors.find((ancestor) => ancestor.isConnected)?.childElementCount === 0)
      orphanedByCrash.add(element);
  };
  const removeUnlessUsed = () => {
    const isUsed = adopted.has(element) || orphanedByCrash.has(element) || slot.isConnected;
    if (fromSlots.has(element) && !isUsed) element.remove();
  };
  window.addEventListener('error', onError);
  // jsdom has frames only if asked to pretend that it is visual.
  const frame = globalThis.requestAnimationFrame?.(removeUnlessUsed);
  setTimeout(() => {
    globalThis.cancelAnimationFrame?.(frame);
    window.removeEventListener('error', onError);
    removeUnlessUsed();
  }, 0);
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
