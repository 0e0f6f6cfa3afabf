import { retryUntilDone } from '@grocer/shared-contracts/host/shared';
import { type RefObject, useEffect } from 'react';
import type { LazyModule } from './createLazyModule.ts';
import { reportFailure } from './logger/reportFailure.ts';

/** Starts a feature on an element; the result stops it. `trigger` is the event that loaded the code. */
export type StartFeature = (element: HTMLElement, trigger: Event | undefined) => () => void;

interface LazyStartOptions {
  /** The feature's name, if it crashes when it starts. */
  name: string;
  module: LazyModule<StartFeature>;
  events: readonly string[];
  /** The target of the listeners. Default: the element itself. */
  target?: (element: HTMLElement) => EventTarget;
  /** Whether to start at once, because the first event may have happened before the script ran. */
  isDue?: () => boolean;
}

/**
 * Loads a module at the first of its events and starts it. A failed load is retried.
 *
 * @param options must be the same object at every render
 */
export function useLazyStart(elementRef: RefObject<HTMLElement | null>, options: LazyStartOptions): void {
  useEffect(() => {
    const element = elementRef.current;
    return element ? startOnFirstEvent(element, options) : undefined;
  }, [elementRef, options]);
}

function startOnFirstEvent(
  element: HTMLElement,
  { name, module, events, target = (self) => self, isDue }: LazyStartOptions,
): () => void {
  const listening = new AbortController();
  let stop = () => {};
  if (isDue?.()) start();
  else
    for (const type of events)
      target(element).addEventListener(type, start, { passive: true, signal: listening.signal });
  return () => {
    listening.abort();
    stop();
  };

  function start(trigger?: Event): void {
    listening.abort();
    let isStopped = false;
    const stopRetrying = retryUntilDone(async () => {
      const startFeature = await module.load();
      if (isStopped) return;
      try {
        stop = startFeature(element, trigger);
      } catch (error) {
        // Another try would crash in the same way.
        reportFailure(name, `${name} crashed and is left out`, error);
      }
    });
    stop = () => {
      isStopped = true;
      stopRetrying();
    };
  }
}
