import { moveElement } from './moveElement.ts';
import { isPressed, pressOver } from './pressOver.ts';
import { keepRoom } from './room.ts';

/** Where the header is mounted while a slot is there. */
export interface Place {
  element: HTMLElement;
  giveBack(): void;
}

const leftInCrash = new WeakSet<Element>();

/** What a slot has, or will have as soon as nobody presses it. */
const promised = new WeakSet<Element>();

/** Whether the element's slot went down with its host's app, and the element stands where it stood before. */
export const isLeftInCrash = (element: Element): boolean => leftInCrash.has(element) && element.isConnected;

/**
 * Takes `<div id="grocer-header">` into the slot; where the page has none that is free, the slot itself is the place.
 * Given back it stands where it stood, so it is seen while the host's app is suspended, and outlives its crash.
 */
export function adoptElement(slot: HTMLElement): Place {
  const waiting = document.getElementById('grocer-header');
  const isFree =
    waiting !== null && waiting !== slot && !promised.has(waiting) && !waiting.closest('[data-grocer-slot]');
  const element = isFree ? waiting : slot;
  const giveBack = isFree ? moveInto(slot, waiting) : () => {};
  leftInCrash.delete(element);
  if (!element.querySelector('[data-grocer]')) keepRoom(element);
  return { element, giveBack };
}

function moveInto(slot: HTMLElement, element: HTMLElement): () => void {
  const home = document.createComment('grocer-header');
  element.before(home);
  promised.add(element);
  const move = () => {
    if (promised.has(element) && home.isConnected) moveElement(element, slot, null);
  };
  // A press on what moves under it is lost, even where focus and open menus move along.
  if (isPressed(element)) void pressOver(element).then(move);
  else move();
  return () => {
    promised.delete(element);
    if (home.parentNode && slot.contains(element)) moveElement(element, home.parentNode, home);
    home.remove();
    watchForCrash(element);
  };
}

/** React takes a crashed app down and reports the error in the same task. */
function watchForCrash(element: HTMLElement): void {
  const onError = () => void leftInCrash.add(element);
  window.addEventListener('error', onError);
  setTimeout(() => window.removeEventListener('error', onError), 0);
}
