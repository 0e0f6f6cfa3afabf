/** What of the strip can still be scrolled to, at its left and at its right. */
export interface ScrollRoom {
  left: boolean;
  right: boolean;
}

type Strip = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** Browsers round: a pixel at an end is no room (clarification 36). */
const tolerance = 1;

/** @param rightToLeft the strip begins at its right, where `scrollLeft` is 0; from there it is negative */
export function scrollRoom(
  { scrollLeft, scrollWidth, clientWidth }: Strip,
  rightToLeft: boolean,
): ScrollRoom {
  const hidden = scrollWidth - clientWidth;
  const left = rightToLeft ? hidden + scrollLeft : scrollLeft;
  return { left: left > tolerance, right: hidden - left > tolerance };
}
