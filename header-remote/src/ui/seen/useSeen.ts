import { type RefObject, useEffect, useRef } from 'react';

/** Half of it (spec §9, ad impression threshold). */
const enough = 0.5;

/** Says once that half of an element stands where the reader can see it. */
export function useSeen(element: RefObject<Element | null>, onSeen: () => void): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });

  useEffect(() => {
    // A browser that cannot tell counts nothing.
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (
          !entries.some(
            ({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= enough,
          )
        )
          return;
        observer.disconnect();
        latest.current();
      },
      { threshold: enough },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
