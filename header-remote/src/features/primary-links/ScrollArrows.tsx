import { ChevronLeft, ChevronRight } from 'lucide';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { measureOverflow, type ScrollOverflow } from './measureOverflow.ts';
import styles from './ScrollArrows.module.css';

type Props = { stripRef: RefObject<HTMLElement | null> };

/** The fraction of the strip's width that a press scrolls by (behaviour/header#scroll-arrows). */
const scrollStep = 0.7;

/** Arrows over the ends of the strip, each visible while there is more on its side. */
export function ScrollArrows({ stripRef }: Props) {
  const overflow = useScrollOverflow(stripRef);
  const leftRef = useRef<HTMLButtonElement>(null);
  const rightRef = useRef<HTMLButtonElement>(null);
  const scroll = (direction: 1 | -1) => {
    const strip = stripRef.current;
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip?.scrollBy({
      left: direction * scrollStep * strip.clientWidth,
      behavior: isMotionReduced ? 'instant' : 'smooth',
    });
  };

  // When the focused arrow disappears, focus moves to the other arrow. This has to happen before the paint, after which
  // the hidden arrow has lost focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!overflow.left && activeElement === leftRef.current) rightRef.current?.focus();
    if (!overflow.right && activeElement === rightRef.current) leftRef.current?.focus();
  }, [overflow.left, overflow.right]);

  return (
    <>
      <button
        aria-label="Scroll left"
        className={`${styles.arrow} ${styles.left}`}
        data-gone={!overflow.left || undefined}
        onClick={() => scroll(-1)}
        ref={leftRef}
        type="button"
      >
        <Icon glyph={ChevronLeft} size={20} />
      </button>
      <button
        aria-label="Scroll right"
        className={`${styles.arrow} ${styles.right}`}
        data-gone={!overflow.right || undefined}
        onClick={() => scroll(1)}
        ref={rightRef}
        type="button"
      >
        <Icon glyph={ChevronRight} size={20} />
      </button>
    </>
  );
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
    const stopResizing = onResizeEnd(measure);
    return () => {
      strip.removeEventListener('scroll', measure);
      stopResizing();
    };
  }, [stripRef]);
  return overflow;
}

const quietMs = 200;

/** Calls back 200 ms after the last resize of the window. Returns a function that unsubscribes. */
export function onResizeEnd(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, quietMs);
  };
  window.addEventListener('resize', restart);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', restart);
  };
}
