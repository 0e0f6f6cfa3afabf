import { prefetchOnIntent } from '../../platform/prefetch/prefetchOnIntent.ts';
import { showTooltips } from '../../ui/tooltip/showTooltips.ts';

/** What the header does when a pointer or the keyboard comes near. `sign` is what loaded the code: it counts. */
export function startIntents(
  header: HTMLElement,
  sign: Event | undefined,
  never: () => readonly string[],
): () => void {
  const parts = [prefetchOnIntent(header, never), showTooltips(header)];
  for (const { hear } of sign ? parts : []) hear(sign as Event);
  return () => {
    for (const { stop } of parts) stop();
  };
}
