import { fadeCopy } from '../../ui/motion/fadeCopy.ts';
import { prefersReducedMotion } from '../../ui/motion/prefersReducedMotion.ts';

const timing = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Longest time until the services have answered. Milliseconds. */
const answerMs = 10_000;

/** Not by their class, because this code is not loaded with theirs. */
const trolleyLinks = 'a[aria-busy][href$="/trolley"]';

/** The links that already wait for an answer. */
const waiting = new WeakSet<HTMLElement>();

/**
 * Shows the answer to a shopper's own change, which the header is about to request: the numbers that change roll, and the
 * basket gives a pulse (behaviour/trolley#own-change). The accessible name is another element, which changes at once.
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

/** The old number moves up and out, the new one follows from below. */
function roll(number: HTMLElement, oldText: string | null): void {
  // An inline element cannot be moved.
  if (getComputedStyle(number).display === 'inline') number.style.display = 'block';
  const { offsetLeft, offsetTop, offsetWidth } = number;
  const old = fadeCopy(number, { ...timing, translate: '0 -60%' });
  if (!old) return;
  old.textContent = oldText;
  const place = { left: `${offsetLeft}px`, top: `${offsetTop}px`, minWidth: `${offsetWidth}px` };
  Object.assign(old.style, { position: 'absolute', ...place });
  number.animate({ opacity: [0, 1], translate: ['0 60%', 'none'] }, timing);
}
