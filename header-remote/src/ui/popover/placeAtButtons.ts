/**
 * Positions the header's popovers at their buttons in browsers without CSS anchor positioning (Safari before
 * 26): sets `--button-bottom` and `--button-end` while a popover is open, also during scrolling.
 */
export function placeAtButtons(header: HTMLElement): { handleEvent: () => void; stop: () => void } {
  const stopped = new AbortController();
  const placeAll = () => {
    for (const popover of header.querySelectorAll<HTMLElement>(':popover-open')) place(popover);
  };
  if (!CSS.supports('position-area: block-end')) {
    const options = { capture: true, passive: true, signal: stopped.signal };
    header.addEventListener('beforetoggle', ({ target }) => place(target as HTMLElement), options);
    window.addEventListener('scroll', placeAll, options);
    window.addEventListener('resize', placeAll, options);
    // A popover may have been opened before this code loaded.
    placeAll();
  }
  return { handleEvent: () => {}, stop: () => stopped.abort() };
}

function place(popover: HTMLElement): void {
  const button = popover.parentElement?.querySelector('button');
  if (button?.getAttribute('popovertarget') !== popover.id) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(popover).direction === 'rtl';
  const end = isRightToLeft ? left : document.documentElement.clientWidth - right;
  popover.style.setProperty('--button-bottom', `${bottom}px`);
  popover.style.setProperty('--button-end', `${end}px`);
}
