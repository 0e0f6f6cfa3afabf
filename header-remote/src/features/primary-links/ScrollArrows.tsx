import { ChevronLeft, ChevronRight } from 'lucide';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './ScrollArrows.module.css';

type Props = { stripRef: RefObject<HTMLElement | null> };

/** The fraction of the strip's width that a press scrolls by. */
const scrollStep = 0.7;

/** Arrows over the ends of a strip that does not fit, each visible while there is more on its side. */
export function ScrollArrows({ stripRef }: Props) {
  const overflow = useScrollOverflow(stripRef);
  const leftRef = useRef<HTMLButtonElement>(null);
  const rightRef = useRef<HTMLButtonElement>(null);

  // When the focused arrow disappears, focus moves to the other arrow. This has to happen before the paint, after which
  // the hidden arrow has lost focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!overflow.left && activeElement === leftRef.current) rightRef.current?.focus();
    if (!overflow.right && activeElement === rightRef.current) leftRef.current?.focus();
  }, [overflow.left, overflow.right]);

  if (!overflow.left && !overflow.right) return null;
  return (['left', 'right'] as const).map((side) => (
    <button
      aria-label={`Scroll ${side}`}
      className={`${styles.arrow} ${styles[side]}`}
      data-gone={!overflow[side] || undefined}
      key={side}
      onClick={() => stripRef.current && scroll(stripRef.current, side)}
      ref={side === 'left' ? leftRef : rightRef}
      type="button"
    >
      <Icon glyph={side === 'left' ? ChevronLeft : ChevronRight} size={20} />
    </button>
  ));
}

function scroll(strip: HTMLElement, side: 'left' | 'right'): void {
  const distance = scrollStep * strip.clientWidth;
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip.scrollBy({
    left: side === 'left' ? -distance : distance,
    behavior: isMotionReduced ? 'instant' : 'smooth',
  });
}

function useScrollOverflow(stripRef: RefObject<HTMLElement | null>): ScrollOverflow {
  const [overflow, setOverflow] = useState<ScrollOverflow>({ left: false, right: false });
  useEffect(() => {
    const strip = stripRef.current;
    if (!strip) return;
    const measure = () => {
      const next = measureOverflow(strip, getComputedStyle(strip).direction === 'rtl');
      setOverflow((last) => (last.left === next.left && last.right === next.right ? last : next));
    };
    measure();
    strip.addEventListener('scroll', measure, { passive: true });
    const stopResizing = onResizeEnd(strip, measure);
    return () => {
      strip.removeEventListener('scroll', measure);
      stopResizing();
    };
    // After each render, because the links may be others.
  });
  return overflow;
}

/** Whether the strip can be scrolled further to the left and to the right. */
interface ScrollOverflow {
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

const quietMs = 200;

/** Calls back 200 ms after an element's last change of size. Returns a function that unsubscribes. */
function onResizeEnd(element: HTMLElement, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(callback, quietMs);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
