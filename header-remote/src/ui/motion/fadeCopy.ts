import { prefersReducedMotion } from './prefersReducedMotion.ts';

interface Options {
  /** Milliseconds. */
  duration?: number;
  /** CSS `translate` to which the copy moves. Default: where the element has come from. */
  translate?: string;
}

/**
 * Animates the removal of an element: a copy fades out in its place, so that the removal itself needs no
 * delay (behaviour/look#motion). The copy cannot be focused or pressed, and has no ids or roles.
 */
export function fadeCopy(element: HTMLElement | null, options: Options = {}): HTMLElement | undefined {
  const { duration = 150, translate = 'var(--from, none)' } = options;
  // jsdom, which page teams use in tests, has no animations.
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
