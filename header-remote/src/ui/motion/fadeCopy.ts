import { prefersReducedMotion } from './prefersReducedMotion.ts';

interface Options {
  /** Milliseconds. */
  duration?: number;
  /** Where the copy moves to. Default: where the element has come from. */
  translate?: string;
}

/**
 * Lets an element leave that is about to be removed: a copy of it fades out in its place. It can be neither focused nor
 * pressed, and has no name and role. So the removal itself waits for nothing (behaviour/look#motion).
 */
export function fadeCopy(element: HTMLElement | null, options: Options = {}): HTMLElement | undefined {
  const { duration = 150, translate = 'var(--from, none)' } = options;
  // jsdom, in which page teams test, has no animations.
  const isStill = !element || !('animate' in element) || !element.checkVisibility();
  if (isStill || prefersReducedMotion()) return undefined;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('[id], [role]')]) {
    each.removeAttribute('id');
    each.removeAttribute('role');
  }
  copy.inert = true;
  copy.ariaHidden = 'true';
  element.after(copy);
  const frames = { opacity: [1, 0], translate: ['none', translate] };
  copy.animate(frames, { duration, easing: 'ease-in' }).onfinish = () => copy.remove();
  return copy;
}
