import { type RefObject, useEffect } from 'react';
import type { OnDemand } from './onDemand.ts';

/** Begins its work on an element; the answer ends it. `sign` is what it was waited for. */
export type Start = (element: HTMLElement, sign: Event | undefined) => () => void;

interface Waiting {
  code: OnDemand<Start>;
  signs: readonly string[];
  /** Where the signs are heard: the element itself, where nothing is said. */
  on?: (element: HTMLElement) => EventTarget;
  /** The first sign may have been before the script. */
  isDue?: () => boolean;
}

/**
 * Loads code at the first of its signs and starts it. What did not come is asked for once more (clarification 125).
 *
 * @param waiting the same object at every render
 */
export function useStartOnSign(elementRef: RefObject<HTMLElement | null>, waiting: Waiting): void {
  useEffect(() => {
    const element = elementRef.current;
    return element ? startOnSign(element, waiting) : undefined;
  }, [elementRef, waiting]);
}

function startOnSign(element: HTMLElement, { code, signs, on = (self) => self, isDue }: Waiting): () => void {
  const over = new AbortController();
  let tries = 2;
  let heard = new AbortController();
  let stop = () => {};
  if (isDue?.()) void begin();
  else wait();
  return () => {
    heard.abort();
    over.abort();
    stop();
  };

  function wait(): void {
    heard = new AbortController();
    for (const sign of signs)
      on(element).addEventListener(sign, begin, { passive: true, signal: heard.signal });
  }

  async function begin(sign?: Event): Promise<void> {
    heard.abort();
    tries -= 1;
    try {
      const start = await code.load();
      if (!over.signal.aborted) stop = start(element, sign);
    } catch {
      // Its developer has been told.
      if (tries > 0 && !over.signal.aborted) wait();
    }
  }
}
