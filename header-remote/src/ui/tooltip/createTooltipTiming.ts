/** In milliseconds (behaviour/header#tooltips). */
const delays = { enter: 300, leave: 200, press: 500, release: 1500 };

interface Tip<Target> {
  show: (target: Target) => void;
  hide: () => void;
}

/** Decides when a tooltip shows and hides: after a delay on hover, at once on keyboard focus, after a long touch. */
export function createTooltipTiming<Target>({ show, hide }: Tip<Target>) {
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
    /** The pointer has moved onto the tooltip itself, which then stays open (WCAG 1.4.13). */
    enterTip: () => clearTimeout(timer),
    focus: open,
    press: (target: Target) => openLater(delays.press, target),
    release: () => (shown === undefined ? clearTimeout(timer) : schedule(delays.release, close)),
    close,
  };
}
