/** Milliseconds (clarification 52). */
const delays = { enter: 300, leave: 200, press: 500, release: 1500 };

interface Tip<Target> {
  show: (target: Target) => void;
  hide: () => void;
}

/** When a tooltip shows and hides: after a moment under the pointer, at once for the keyboard, on a long press. */
export function createTooltipTiming<Target>({ show, hide }: Tip<Target>) {
  let shown: Target | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number, task: () => void) => {
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
    later(ms, () => open(target));
  };

  return {
    enter: (target: Target) => openLater(delays.enter, target),
    leave: () => later(delays.leave, close),
    /** The pointer has come onto the tooltip itself, which can be read at leisure (WCAG 1.4.13). */
    hold: () => clearTimeout(timer),
    focus: open,
    press: (target: Target) => openLater(delays.press, target),
    release: () => (shown === undefined ? clearTimeout(timer) : later(delays.release, close)),
    close,
  };
}
