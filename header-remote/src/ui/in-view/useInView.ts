import { type RefObject, useEffect, useRef } from 'react';

/** At least half of the element. */
const threshold = 0.5;

/**
 * Calls `onInView` once, when at least half of the element is visible.
 *
 * @param period when it changes, `onInView` is called once more
 */
export function useInView(element: RefObject<Element | null>, onInView: () => void, period?: string): void {
  const latest = useRef(onInView);
  useEffect(() => {
    latest.current = onInView;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new period observes again
  useEffect(() => {
    // Without IntersectionObserver nothing is counted.
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (
          !entries.some(
            ({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= threshold,
          )
        )
          return;
        observer.disconnect();
        latest.current();
      },
      { threshold: threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, period]);
}
