import { type RefObject, useEffect, useState } from 'react';

/** From and below, in em of the reader's text size, like the breakpoints of the style sheets. */
type Range = readonly [from: number, below: number];

/**
 * Whether the header around an element has a width in a range. The header's layout follows its own width, not the
 * window's (behaviour/look#width). False on a server and in the first render in the browser.
 *
 * @param range must be the same array at every render
 */
export function useHeaderWidth(elementRef: RefObject<Element | null>, range: Range): boolean {
  const [isInRange, setIsInRange] = useState(false);
  useEffect(() => {
    // The container of the style sheets' container queries.
    const bar = elementRef.current?.closest('header > *');
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      const width = bar.clientWidth / Number.parseFloat(getComputedStyle(bar).fontSize);
      setIsInRange(width >= range[0] && width < range[1]);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [elementRef, range]);
  return isInRange;
}
