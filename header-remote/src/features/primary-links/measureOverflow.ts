/** Whether the strip can be scrolled further to the left and to the right. */
export interface ScrollOverflow {
  left: boolean;
  right: boolean;
}

type Strip = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** Browsers round scroll positions, so one pixel at an end does not count. */
const tolerance = 1;

/** @param rightToLeft the strip begins at its right end: `scrollLeft` is 0 there and negative further left */
export function measureOverflow(
  { scrollLeft, scrollWidth, clientWidth }: Strip,
  rightToLeft: boolean,
): ScrollOverflow {
  const hidden = scrollWidth - clientWidth;
  const left = rightToLeft ? hidden + scrollLeft : scrollLeft;
  return { left: left > tolerance, right: hidden - left > tolerance };
}
