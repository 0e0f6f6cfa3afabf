import { attempt } from '../../platform/attempt.ts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { stampAttribute } from '../runtime/stamp.ts';
import { type DurationName, entryName } from './names.ts';

/** What opens later was not opened by the press. Milliseconds. */
const longestMs = 10_000;

/**
 * Measures how long menus take from the press, and suggestions from the keystroke, until they are painted
 * (behaviour/measurements#3). The result stops.
 */
export function measureOpenings(): () => void {
  let pressedAt: number | undefined;
  let typedAt: number | undefined;
  const take = (name: DurationName, start: number | undefined) => {
    if (start !== undefined) afterPaint(() => measure(name, start));
  };
  const suggestions = new MutationObserver((changes) => {
    if (typedAt === undefined || !changes.some(({ addedNodes }) => hasRows(addedNodes))) return;
    take('suggestions', typedAt);
    typedAt = undefined;
  });
  const observe = () => {
    for (const header of document.querySelectorAll(`[${stampAttribute}]`))
      suggestions.observe(header, { childList: true, subtree: true });
  };
  return createDisposer([
    listen(['pointerdown', 'click', 'keydown'], ({ timeStamp }) => {
      pressedAt = timeStamp;
    }),
    listen(['input'], ({ timeStamp }) => {
      typedAt = timeStamp;
      observe();
    }),
    listen(['toggle'], (event) => {
      if ((event as ToggleEvent).newState === 'open') take('menu', pressedAt);
      pressedAt = undefined;
    }),
    () => suggestions.disconnect(),
  ]);
}

const hasRows = (nodes: NodeList): boolean =>
  [...nodes].some(
    (node) =>
      node instanceof Element && (node.matches('[role=option]') || node.querySelector('[role=option]')),
  );

/** Listens to events in the header. They are captured, because `toggle` does not bubble. */
function listen(types: readonly string[], listener: (event: Event) => void): () => void {
  const hear = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(`[${stampAttribute}]`)) listener(event);
  };
  for (const type of types) document.addEventListener(type, hear, { capture: true, passive: true });
  return () => {
    for (const type of types) document.removeEventListener(type, hear, { capture: true });
  };
}

function measure(name: DurationName, start: number): void {
  const end = performance.now();
  if (end - start < longestMs) attempt(() => performance.measure(entryName(name), { start, end }));
}

/** A message is delivered after the next animation frame has been painted. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(undefined);
  });
}
