import { prefersReducedMotion } from '../../ui/motion/prefersReducedMotion.ts';

/** Scroll positions in px: compact beyond the first, normal up to the second (behaviour/header#compact-when). */
const compactBeyond = 150;
const normalFrom = 130;

/** A window lower than 400 px (25em) has no room for a sticky bar. */
const highEnough = '(min-height: 25em)';
const slide = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/**
 * Makes the header compact when the page is scrolled. An IntersectionObserver on a sentinel element reports
 * the scroll positions, so no code runs per frame of scrolling. Returns the function that stops it.
 */
export function compactOnScroll(header: HTMLElement): () => void {
  const heightQuery = matchMedia(highEnough);
  const sentinel = insertSentinel(header);
  const controller = new AbortController();
  const { signal } = controller;
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
  observer.observe(sentinel);
  heightQuery.addEventListener('change', update, { signal });
  window.addEventListener('resize', onResize, { signal });

  return () => {
    controller.abort();
    observer.disconnect();
    sentinel.remove();
    makeNormal(header);
  };

  function update(): void {
    if (isScrolled && heightQuery.matches && !isInSidePanel(header)) makeCompact(header, update, signal);
    else if (isCompact(header)) leaveCompact(header);
  }

  /**
   * When the window's width changes, reserves the new height of the full header, and stays compact
   * (behaviour/header#compact-no-shift).
   */
  function onResize(): void {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    if (!isCompact(header)) return;
    makeNormal(header);
    lockHeight(header);
  }
}

/** Inserts an invisible element between the two scroll positions, wherever on the page the header is. */
function insertSentinel(header: HTMLElement): HTMLElement {
  const sentinel = document.createElement('div');
  const top = normalFrom - header.getBoundingClientRect().top - window.scrollY;
  Object.assign(sentinel.style, {
    position: 'absolute',
    insetBlockStart: `${top}px`,
    insetInlineStart: '0',
    inlineSize: '1px',
    blockSize: `${compactBeyond - normalFrom}px`,
    visibility: 'hidden',
    pointerEvents: 'none',
  });
  header.append(sentinel);
  return sentinel;
}

/** A header in a side panel has no compact bar, because the bar is as wide as the window. */
const isInSidePanel = ({ offsetWidth }: HTMLElement): boolean => offsetWidth < window.innerWidth / 2;

const isCompact = ({ dataset }: HTMLElement) => dataset.grocerBar === 'compact';

function makeCompact(header: HTMLElement, retry: () => void, signal: AbortSignal): void {
  if (isCompact(header)) return;
  lockHeight(header);
  if (hidesFocus(header)) {
    makeNormal(header);
    document.activeElement?.addEventListener('blur', retry, { once: true, signal });
    return;
  }
  slideFrom(header, '-100%');
}

/** Makes the header normal. Its rows slide from the compact bar's lower edge to their place on the page. */
function leaveCompact(header: HTMLElement): void {
  const edge = () => header.firstElementChild?.getBoundingClientRect().bottom ?? 0;
  const before = edge();
  makeNormal(header);
  slideFrom(header, `${before - edge()}px`);
}

function slideFrom(header: HTMLElement, start: string): void {
  if (!prefersReducedMotion()) header.firstElementChild?.animate([{ translate: `0 ${start}` }, {}], slide);
}

/** Makes the header compact, and reserves the full header's height, so that nothing on the page moves. */
function lockHeight(header: HTMLElement): void {
  header.style.minBlockSize = `${header.offsetHeight}px`;
  header.dataset.grocerBar = 'compact';
}

function makeNormal(header: HTMLElement): void {
  delete header.dataset.grocerBar;
  header.style.removeProperty('min-block-size');
}

/** Whether the compact bar hides the element that has focus (behaviour/header#compact-focus). */
const hidesFocus = (header: HTMLElement): boolean => {
  const { activeElement } = document;
  return header.contains(activeElement) && activeElement?.checkVisibility() === false;
};
