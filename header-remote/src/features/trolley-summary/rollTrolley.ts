import { fadeCopy } from '../../ui/motion/fadeCopy.ts';
import { prefersReducedMotion } from '../../ui/motion/prefersReducedMotion.ts';

const timing = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** How long a link waits for the services' answer. Milliseconds. */
const answerMs = 10_000;

/** Selects the links by attributes, because this chunk does not have their class names. */
const trolleyLinks = 'a[aria-busy][href$="/trolley"]';

/** The links that already wait for an answer. */
const waiting = new WeakSet<HTMLElement>();

/**
 * Waits for the trolley that the header reloads after the shopper's own change: numbers that differ roll, and the icon
 * pulses (behaviour/trolley#own-change). The accessible name is separate and changes at once.
 */
export function rollTrolley(): void {
  for (const link of document.querySelectorAll<HTMLElement>(trolleyLinks)) {
    if (waiting.has(link)) continue;
    waiting.add(link);
    const observer = new MutationObserver((records) => {
      const numbers = records.filter(({ target }) => target.parentElement?.closest('[aria-hidden]'));
      if (numbers.length === 0) return;
      stop();
      if (prefersReducedMotion()) return;
      for (const { target, oldValue } of numbers) roll(target.parentElement as HTMLElement, oldValue);
      link.querySelector('svg')?.animate({ scale: [1, 1.15, 1] }, timing);
    });
    const timer = setTimeout(stop, answerMs);
    observer.observe(link, { subtree: true, characterDataOldValue: true });

    function stop(): void {
      clearTimeout(timer);
      observer.disconnect();
      waiting.delete(link);
    }
  }
}

/** Animates a changed number: the old text moves up and out, the new one follows from below. */
function roll(number: HTMLElement, oldText: string | null): void {
  // The property `translate` has no effect on inline elements.
  if (getComputedStyle(number).display === 'inline') number.style.display = 'block';
  const { offsetLeft, offsetTop, offsetWidth } = number;
  const old = fadeCopy(number, { ...timing, translate: '0 -60%' });
  if (!old) return;
  old.textContent = oldText;
  const place = { left: `${offsetLeft}px`, top: `${offsetTop}px`, minWidth: `${offsetWidth}px` };
  Object.assign(old.style, { position: 'absolute', ...place });
  number.animate({ opacity: [0, 1], translate: ['0 60%', 'none'] }, timing);
}
