interface Lock {
  owner: string;
  /** Restores the page's scrolling. Locks that are held at the same time share this function. */
  release: () => void;
}

const locks = new Set<Lock>();

/**
 * Locks the page's scrolling behind a menu or a dialog until the last owner releases its lock
 * (behaviour/menus#scroll-lock). Nothing moves sideways: the space of the scrollbar stays free. The scroll position
 * is restored, unless the address has changed.
 *
 * @param owner name of the widget. `html[data-grocer-scroll-lock]` lists the owners, for debugging.
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
  // Needed in browsers without scrollbar-gutter. Measures offsetWidth, because Chromium's clientWidth
  // includes the gutter. Skipped without a scrollbar, because measuring here lays out the whole page.
  const gained = hasScrollbar ? root.offsetWidth - width : 0;
  if (gained > 0) {
    resets.push(override(root, 'padding-inline-end', `${gained}px`));
    // Moves fixed elements of the header, which the padding does not move.
    resets.push(override(root, '--grocer-scrollbar', `${gained}px`));
  }
  document.addEventListener('touchmove', preventTouchScroll, { passive: false });
  return () => {
    document.removeEventListener('touchmove', preventTouchScroll);
    for (const reset of resets) reset();
    // Restores the scroll position, because a phone's keyboard may have scrolled the page.
    if (location.href === href) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/**
 * The element whose `overflow` applies to the window. Changing the other one would break the host's sticky elements.
 */
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

/** iOS scrolls a page by touch, whatever its `overflow`. Inner scroll areas and zooming still work. */
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
