import styles from './Tooltip.module.css';

type Timing = ReturnType<typeof createTooltipTiming<HTMLElement>>;

/**
 * Shows tooltips for the buttons and links in `root` with `data-tooltip="Favourites"`. Their styles set
 * `--tooltip: on` where their text is hidden. A tooltip repeats the accessible name, so it is hidden from
 * screen readers. It is in the top layer, where nothing clips it.
 *
 * @returns `handleEvent` handles an event from before the start; `stop` removes listeners and tooltip
 */
export function startTooltips(root: HTMLElement): { handleEvent: (event: Event) => void; stop: () => void } {
  const tip = createTip(root);
  const controller = new AbortController();
  const { signal } = controller;
  const timing: Timing = createTooltipTiming(
    (target) => {
      tip.textContent = target.dataset.tooltip ?? '';
      tip.showPopover();
      position(tip, target);
      window.addEventListener('scroll', timing.close, { once: true, passive: true, capture: true, signal });
    },
    () => tip.hidePopover(),
  );

  const handleEvent = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const owner = ownerOf(target);
    if (event instanceof FocusEvent) {
      const isAtOwner = event.type === 'focusin' && owner?.matches(':focus-visible');
      return owner && isAtOwner ? timing.focus(owner) : timing.close();
    }
    if ((event as PointerEvent).pointerType === 'touch') return onTouch(timing, event.type, owner);
    if (target === tip && event.type === 'pointerover') return timing.enterTip();
    return onMouse(timing, event.type, owner);
  };
  for (const name of events) root.addEventListener(name, handleEvent, { passive: true, signal });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') timing.close();
  };
  document.addEventListener('keydown', onKey, { signal });

  return {
    handleEvent,
    stop() {
      controller.abort();
      timing.close();
      tip.remove();
    },
  };
}

function createTip(root: HTMLElement): HTMLElement {
  const tip = document.createElement('div');
  tip.className = styles.tooltip as string;
  tip.popover = 'manual';
  tip.setAttribute('aria-hidden', 'true');
  root.append(tip);
  return tip;
}

function onTouch(timing: Timing, type: string, owner: HTMLElement | undefined): void {
  if (type === 'pointerdown' && owner) timing.press(owner);
  else if (type === 'pointerup' || type === 'pointercancel') timing.release();
}

function onMouse(timing: Timing, type: string, owner: HTMLElement | undefined): void {
  if (type === 'pointerover' && owner) timing.enter(owner);
  else if (type === 'pointerdown') timing.close();
  else if (type === 'pointerover' || type === 'pointerleave') timing.leave();
}

const events = [
  'pointerover',
  'pointerleave',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'focusin',
  'focusout',
];

/** The button or link around the target, if it has a tooltip now. */
function ownerOf(target: Element | null): HTMLElement | undefined {
  const owner = target?.closest<HTMLElement>('[data-tooltip]');
  // On an expanded button, the tooltip would cover the opened panel.
  if (!owner || owner.ariaExpanded === 'true') return undefined;
  return getComputedStyle(owner).getPropertyValue('--tooltip').trim() === 'on' ? owner : undefined;
}

/** Centres the tooltip below its target, or above it if there is no room. Keeps it inside the window. */
function position(tip: HTMLElement, target: HTMLElement): void {
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

/** Delays in milliseconds (behaviour/header#tooltips). */
const delays = { enter: 300, leave: 200, press: 500, release: 1500 };

/** Decides when a tooltip shows: after a delay on hover, at once on keyboard focus, after a long touch. */
export function createTooltipTiming<Target>(show: (target: Target) => void, hide: () => void) {
  let shown: Target | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (ms: number, task: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(task, ms);
  };
  const close = () => {
    clearTimeout(timer);
    if (shown === undefined) return;
    shown = undefined;
    hide();
  };
  const open = (target: Target) => {
    if (target === shown) return clearTimeout(timer);
    close();
    shown = target;
    show(target);
  };
  const openLater = (ms: number, target: Target) => {
    if (target === shown) return clearTimeout(timer);
    close();
    schedule(ms, () => open(target));
  };

  return {
    enter: (target: Target) => openLater(delays.enter, target),
    leave: () => schedule(delays.leave, close),
    /** Called when the pointer moves onto the tooltip, which then stays open (WCAG 1.4.13). */
    enterTip: () => clearTimeout(timer),
    focus: open,
    press: (target: Target) => openLater(delays.press, target),
    release: () => (shown === undefined ? clearTimeout(timer) : schedule(delays.release, close)),
    close,
  };
}
