import type { Start } from '../../platform/useStartOnSign.ts';

/** Pixels of the page's scrolling: compact beyond the one, normal again at the other (clarification 35). */
const compactBeyond = 150;
const normalFrom = 130;

/** A window lower than 400 px has no room for a bar that stays. */
const highEnough = '(min-height: 25em)';
const slide = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/**
 * Makes the header's bar compact when the page is scrolled. The browser says when a mark in the page passes the
 * window's edge: nothing is done for a frame of scrolling.
 */
export const followScrolling: Start = (header) => {
  const room = matchMedia(highEnough);
  const mark = placeMark(header);
  const over = new AbortController();
  const { signal } = over;
  let isScrolled = false;
  let width = window.innerWidth;

  const observer = new IntersectionObserver(
    (entries) => {
      const { top, bottom } = (entries.at(-1) as IntersectionObserverEntry).boundingClientRect;
      if (top >= 0) isScrolled = false;
      else if (bottom < 0) isScrolled = true;
      update();
    },
    { threshold: [0, 1] },
  );
  observer.observe(mark);
  room.addEventListener('change', update, { signal });
  window.addEventListener('resize', onResize, { signal });

  return () => {
    over.abort();
    observer.disconnect();
    mark.remove();
    makeNormal(header);
  };

  function update(): void {
    if (isScrolled && room.matches) makeCompact(header, update, signal);
    else makeNormal(header);
  }

  /** The full header's height is another one now; its place takes it, and the bar stays as it is. */
  function onResize(): void {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    if (!isCompact(header)) return;
    makeNormal(header);
    keepHeight(header);
  }
};

/** Reaches from one edge of the page's scrolling to the other, wherever on the page the header stands. */
function placeMark(header: HTMLElement): HTMLElement {
  const mark = document.createElement('div');
  const top = normalFrom - header.getBoundingClientRect().top - window.scrollY;
  Object.assign(mark.style, {
    position: 'absolute',
    insetBlockStart: `${top}px`,
    insetInlineStart: '0',
    inlineSize: '1px',
    blockSize: `${compactBeyond - normalFrom}px`,
    visibility: 'hidden',
    pointerEvents: 'none',
  });
  header.append(mark);
  return mark;
}

const isCompact = ({ dataset }: HTMLElement) => dataset.grocerBar === 'compact';

function makeCompact(header: HTMLElement, again: () => void, signal: AbortSignal): void {
  if (isCompact(header)) return;
  keepHeight(header);
  if (hidesFocus(header)) {
    makeNormal(header);
    document.activeElement?.addEventListener('blur', again, { once: true, signal });
    return;
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  header.firstElementChild?.animate([{ translate: '0 -100%' }, {}], slide);
}

/** Nothing on the page moves: the header goes on taking the room that it took. */
function keepHeight(header: HTMLElement): void {
  header.style.minBlockSize = `${header.offsetHeight}px`;
  header.dataset.grocerBar = 'compact';
}

function makeNormal(header: HTMLElement): void {
  delete header.dataset.grocerBar;
  header.style.removeProperty('min-block-size');
}

/** What the compact bar leaves out may be what the keyboard is at. */
const hidesFocus = (header: HTMLElement): boolean => {
  const { activeElement } = document;
  return header.contains(activeElement) && activeElement?.checkVisibility() === false;
};
