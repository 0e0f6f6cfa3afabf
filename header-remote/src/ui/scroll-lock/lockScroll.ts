interface Lock {
  owner: string;
  /** Restores the page's scrolling. All current locks share this function. */
  release: () => void;
}

const locks = new Set<Lock>();

/**
 * Locks the page's scrolling behind a menu or dialog until the last owner has released its lock
 * (behaviour/menus#scroll-lock). The scrollbar's space stays reserved, so nothing moves sideways. Restores
 * the scroll position, unless the page's address has changed.
 *
 * @param owner name of the widget; `html[data-grocer-scroll-lock]` lists the owners, for debugging
 * @returns the function that releases the lock
 */
export function lockScroll(owner: string): () => void {
  const [held] = locks;
  const lock = { owner, release: held?.release ?? applyLock() };
  locks.add(lock);
  nameOwners();
  return () => {
    if (!locks.delete(lock)) return;
    nameOwners();
    if (locks.size === 0) lock.release();
  };
}

function nameOwners(): void {
  const owners = Array.from(locks, ({ owner }) => owner).join(' ');
  document.documentElement.toggleAttribute('data-grocer-scroll-lock', owners !== '');
  if (owners) document.documentElement.setAttribute('data-grocer-scroll-lock', owners);
}

function applyLock(): () => void {
  const { documentElement: root, body } = document;
  const { scrollX, scrollY } = window;
  const { href } = location;
  const width = root.offsetWidth;
  const hasScrollbar = window.innerWidth > root.clientWidth;
  const resets = [override(scroller(root, body), 'overflow', 'hidden')];
  if (hasScrollbar) resets.push(override(root, 'scrollbar-gutter', 'stable'));
  // Replaces the scrollbar's width by padding in browsers without `scrollbar-gutter`. Measures `offsetWidth`,
  // because Chromium's `clientWidth` includes the gutter. Without a scrollbar it does not measure again,
  // because that would force another layout of the page.
  const gained = hasScrollbar ? root.offsetWidth - width : 0;
  if (gained > 0) {
    resets.push(override(root, 'padding-inline-end', `${gained}px`));
    // Moves the header's fixed elements, which padding does not move.
    resets.push(override(root, '--grocer-scrollbar', `${gained}px`));
  }
  document.addEventListener('touchmove', preventTouchScroll, { passive: false });
  return () => {
    document.removeEventListener('touchmove', preventTouchScroll);
    for (const reset of resets) reset();
    // A phone's keyboard may have scrolled the page.
    if (location.href === href) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** The element whose `overflow` applies to the window. On the other one it would affect the host's sticky elements. */
const scroller = (root: HTMLElement, body: HTMLElement): HTMLElement => {
  const { overflowX, overflowY } = getComputedStyle(root);
  return overflowX === 'visible' && overflowY === 'visible' ? body : root;
};

function override({ style }: HTMLElement, name: string, value: string): () => void {
  const before = style.getPropertyValue(name);
  const priority = style.getPropertyPriority(name);
  style.setProperty(name, value, 'important');
  return () => style.setProperty(name, before, priority);
}

/** Prevents iOS from scrolling the page by touch. Inner scroll areas and zooming still work. */
function preventTouchScroll(event: TouchEvent): void {
  if (event.touches.length > 1 || !event.cancelable) return;
  if (!event.composedPath().some(isScrollArea)) event.preventDefault();
}

const isScrollArea = (target: EventTarget): boolean => {
  if (!(target instanceof Element) || target === document.body || target === document.documentElement) {
    return false;
  }
  const { overflowX, overflowY } = getComputedStyle(target);
  const canScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  return (
    (canScroll(overflowY) && target.scrollHeight > target.clientHeight) ||
    (canScroll(overflowX) && target.scrollWidth > target.clientWidth)
  );
};
