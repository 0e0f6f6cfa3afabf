export interface MeasuredInteraction {
  /** From the input until the next paint. Milliseconds. */
  duration: number;
  /** Such as `click on Groceries`. */
  what: string;
}

/** Runs in the page before its own scripts: collects the longest event of each interaction, by the interaction's id. */
export function watchInteractions(): void {
  const interactions = new Map<number, MeasuredInteraction>();
  Object.assign(globalThis, { interactions });
  const nameOf = (target: Node | null) =>
    target instanceof Element ? (target.ariaLabel ?? target.textContent).slice(0, 30) : 'a removed element';
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries() as PerformanceEventTiming[]) {
      const known = interactions.get(interactionId);
      if (interactionId && !(known && known.duration >= duration))
        interactions.set(interactionId, { duration, what: `${name} on ${nameOf(target)}` });
    }
  });
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
