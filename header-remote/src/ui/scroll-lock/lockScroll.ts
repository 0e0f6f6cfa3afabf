const locks = new Set<{ owner: string }>();
let letGo = () => {};

/**
 * Holds the page still behind a menu or a dialog until the last owner lets go. Nothing moves sideways: where there was a
 * scrollbar its place stays free. The page stands where it stood, unless the shopper went somewhere else meanwhile.
 *
 * @param owner the part's name: `html[data-grocer-scroll-lock]` says who holds a page that does not scroll
 */
export function lockScroll(owner: string): () => void {
  const lock = { owner };
  if (locks.size === 0) letGo = hold();
  locks.add(lock);
  nameOwners();
  return () => {
    if (!locks.delete(lock)) return;
    nameOwners();
    if (locks.size === 0) letGo();
  };
}

function nameOwners(): void {
  const owners = Array.from(locks, ({ owner }) => owner).join(' ');
  document.documentElement.toggleAttribute('data-grocer-scroll-lock', owners !== '');
  if (owners) document.documentElement.setAttribute('data-grocer-scroll-lock', owners);
}

function hold(): () => void {
  const { documentElement: root, body } = document;
  const { scrollX, scrollY } = window;
  const { href } = location;
  const width = root.offsetWidth;
  const hasScrollbar = window.innerWidth > root.clientWidth;
  const undo = [override(scroller(root, body), 'overflow', 'hidden')];
  if (hasScrollbar) undo.push(override(root, 'scrollbar-gutter', 'stable'));
  // A browser without gutters. Not the client's width: Chromium counts the gutter in. Only where a scrollbar took room:
  // measured now, the whole page is laid out.
  const gained = hasScrollbar ? root.offsetWidth - width : 0;
  if (gained > 0) {
    undo.push(override(root, 'padding-inline-end', `${gained}px`));
    // For what of ours is fixed to the window: it does not feel the padding.
    undo.push(override(root, '--grocer-scrollbar', `${gained}px`));
  }
  document.addEventListener('touchmove', holdTouch, { passive: false });
  return () => {
    document.removeEventListener('touchmove', holdTouch);
    for (const each of undo) each();
    // A phone's keyboard moves the page under a field.
    if (location.href === href) window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

/** The element whose `overflow` the window takes: were it the other, the host's sticky parts would come loose. */
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

/** iOS scrolls a page by touch whatever its `overflow`. What scrolls by itself still does, and so does zooming. */
function holdTouch(event: TouchEvent): void {
  if (event.touches.length > 1 || !event.cancelable) return;
  if (!event.composedPath().some(scrollsByItself)) event.preventDefault();
}

const scrollsByItself = (target: EventTarget): boolean => {
  if (!(target instanceof Element) || target === document.body || target === document.documentElement) {
    return false;
  }
  const { overflowX, overflowY } = getComputedStyle(target);
  const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  return (
    (isScroller(overflowY) && target.scrollHeight > target.clientHeight) ||
    (isScroller(overflowX) && target.scrollWidth > target.clientWidth)
  );
};
