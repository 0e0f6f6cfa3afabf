import { attempt } from '../../platform/attempt.ts';
import { type DurationName, entryName } from './names.ts';

/** Longest recorded duration: after more time the press is probably not the cause. Milliseconds. */
const longestMs = 10_000;

/**
 * Measures how long menus take from the press, and suggestions from the keystroke, until they are painted.
 * `handleEvent` receives the event that loaded this code; a touch is the start of a press.
 */
export function measureOpenings(header: HTMLElement) {
  const stopped = new AbortController();
  let pressedAt: number | undefined;
  let typedAt: number | undefined;
  const take = (name: DurationName, start: number | undefined) => {
    if (start !== undefined) afterPaint(() => measure(name, start));
  };
  const suggestions = new MutationObserver((changes) => {
    if (typedAt === undefined || !changes.some(({ addedNodes }) => hasRows(addedNodes))) return;
    take('suggestions', typedAt);
    typedAt = undefined;
    suggestions.disconnect();
  });
  const notePress = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  for (const type of ['pointerdown', 'click', 'keydown']) listen(type, notePress);
  listen('input', ({ timeStamp }) => {
    if (typedAt === undefined) suggestions.observe(header, { childList: true, subtree: true });
    typedAt = timeStamp;
  });
  listen('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') take('menu', pressedAt);
    pressedAt = undefined;
  });
  return {
    handleEvent(trigger: Event) {
      if (trigger.type === 'touchstart') notePress(trigger);
    },
    stop() {
      stopped.abort();
      suggestions.disconnect();
    },
  };

  /** Listens in the capture phase, because `toggle` does not bubble. */
  function listen(type: string, listener: (event: Event) => void): void {
    header.addEventListener(type, listener, { capture: true, passive: true, signal: stopped.signal });
  }
}

const hasRows = (nodes: NodeList): boolean =>
  [...nodes].some(
    (node) =>
      node instanceof Element && (node.matches('[role=option]') || node.querySelector('[role=option]')),
  );

function measure(name: DurationName, start: number): void {
  const end = performance.now();
  if (end - start < longestMs) attempt(() => performance.measure(entryName(name), { start, end }));
}

/** Calls back after the next paint: a message from an animation frame is delivered after its paint. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(undefined);
  });
}
