import { ChevronLeft, ChevronRight } from 'lucide';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './ScrollArrows.module.css';
import { type ScrollRoom, scrollRoom } from './scrollRoom.ts';

type Props = { stripRef: RefObject<HTMLElement | null> };

/** Part of the strip's width that a press moves it by; milliseconds of quiet after which a resize counts (spec §9). */
const step = 0.7;
const quietMs = 200;

/** Arrows over the ends of the strip, each only while there is more on its side (specification §4). */
export function ScrollArrows({ stripRef }: Props) {
  const room = useScrollRoom(stripRef);
  const leftRef = useRef<HTMLButtonElement>(null);
  const rightRef = useRef<HTMLButtonElement>(null);
  const scroll = (direction: 1 | -1) => {
    const strip = stripRef.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip?.scrollBy({
      left: direction * step * strip.clientWidth,
      behavior: isStill ? 'instant' : 'smooth',
    });
  };

  // Whoever pressed one to the end goes on at the other: before the paint that hides it takes its focus away.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!room.left && activeElement === leftRef.current) rightRef.current?.focus();
    if (!room.right && activeElement === rightRef.current) leftRef.current?.focus();
  }, [room.left, room.right]);

  return (
    <>
      <button
        aria-label="Scroll left"
        className={`${styles.arrow} ${styles.left}`}
        data-gone={!room.left || undefined}
        onClick={() => scroll(-1)}
        ref={leftRef}
        type="button"
      >
        <Icon glyph={ChevronLeft} size={20} />
      </button>
      <button
        aria-label="Scroll right"
        className={`${styles.arrow} ${styles.right}`}
        data-gone={!room.right || undefined}
        onClick={() => scroll(1)}
        ref={rightRef}
        type="button"
      >
        <Icon glyph={ChevronRight} size={20} />
      </button>
    </>
  );
}

function useScrollRoom(stripRef: RefObject<HTMLElement | null>): ScrollRoom {
  const [room, setRoom] = useState<ScrollRoom>({ left: false, right: false });
  useEffect(() => {
    const strip = stripRef.current;
    if (!strip) return;
    const measure = () => {
      const next = scrollRoom(strip, getComputedStyle(strip).direction === 'rtl');
      setRoom((last) => (last.left === next.left && last.right === next.right ? last : next));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measureLater = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, quietMs);
    };
    measure();
    strip.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measureLater);
    return () => {
      clearTimeout(timer);
      strip.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measureLater);
    };
  }, [stripRef]);
  return room;
}
