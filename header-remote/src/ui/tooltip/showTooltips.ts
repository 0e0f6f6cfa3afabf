import { createTooltipTiming } from './createTooltipTiming.ts';
import styles from './Tooltip.module.css';

/**
 * Shows the tooltips of what stands in `root`: `data-tooltip="Favourites"` on a button or a link, and `--tooltip: on` in
 * its styles wherever its words are hidden. A picture of words that its accessible name already has, so nobody hears them
 * twice. In the top layer, so nothing cuts it.
 *
 * @returns `hear` takes an event of before; `stop` undoes everything
 */
export function showTooltips(root: HTMLElement): { hear: (event: Event) => void; stop: () => void } {
  const tip = document.createElement('div');
  tip.className = styles.tooltip as string;
  tip.popover = 'manual';
  tip.setAttribute('aria-hidden', 'true');
  root.append(tip);

  const over = new AbortController();
  const { signal } = over;
  const timing = createTooltipTiming<HTMLElement>({
    show(target) {
      tip.textContent = target.dataset.tooltip ?? '';
      tip.showPopover();
      place(tip, target);
      window.addEventListener('scroll', timing.close, { once: true, passive: true, capture: true, signal });
    },
    hide: () => tip.hidePopover(),
  });

  const hear = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const owner = ownerOf(target);
    if (event instanceof FocusEvent) {
      const isAtOwner = event.type === 'focusin' && owner?.matches(':focus-visible');
      return owner && isAtOwner ? timing.focus(owner) : timing.close();
    }
    if ((event as PointerEvent).pointerType === 'touch') return hearTouch(event.type, owner);
    if (target === tip && event.type === 'pointerover') return timing.hold();
    return hearMouse(event.type, owner);
  };
  const hearTouch = (type: string, owner: HTMLElement | undefined) => {
    if (type === 'pointerdown' && owner) timing.press(owner);
    else if (type === 'pointerup' || type === 'pointercancel') timing.release();
  };
  const hearMouse = (type: string, owner: HTMLElement | undefined) => {
    if (type === 'pointerover' && owner) timing.enter(owner);
    else if (type === 'pointerdown') timing.close();
    else if (type === 'pointerover' || type === 'pointerleave') timing.leave();
  };
  for (const name of signs) root.addEventListener(name, hear, { passive: true, signal });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') timing.close();
  };
  document.addEventListener('keydown', onKey, { signal });

  return {
    hear,
    stop() {
      over.abort();
      timing.close();
      tip.remove();
    },
  };
}

const signs = [
  'pointerover',
  'pointerleave',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'focusin',
  'focusout',
];

function ownerOf(target: Element | null): HTMLElement | undefined {
  const owner = target?.closest<HTMLElement>('[data-tooltip]');
  // What has opened says by itself what it is, and would be covered.
  if (!owner || owner.ariaExpanded === 'true') return undefined;
  return getComputedStyle(owner).getPropertyValue('--tooltip').trim() === 'on' ? owner : undefined;
}

/** Under the middle of its target, over it where there is no room, never over the window's edge. */
function place(tip: HTMLElement, target: HTMLElement): void {
  const gap = 6;
  const edge = 8;
  const { left, width, top, bottom } = target.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const start = Math.max(
    edge,
    Math.min(left + (width - tip.offsetWidth) / 2, clientWidth - tip.offsetWidth - edge),
  );
  const below = bottom + gap;
  const fits = below + tip.offsetHeight <= clientHeight;
  tip.style.left = `${start}px`;
  tip.style.top = `${fits ? below : top - gap - tip.offsetHeight}px`;
}
