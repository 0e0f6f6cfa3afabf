const lengths = ['cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height'];

/**
 * Draws the icons on a page that takes their shapes away by a rule in a cascade layer, such as `@layer reset
 * { * { all: unset } }` (behaviour/look#host-styles). The shapes of an svg are presentation attributes, which every
 * rule overrides: they are copied to inline styles, also those of icons that are added later. The root's `revert-layer`
 * undoes only the host's rules outside layers, and the header's style sheet does not contain the shapes.
 *
 * @returns the function that stops it
 */
export function restoreDrawings(): () => void {
  const circle = document.querySelector('[data-grocer] circle');
  if (!circle || getComputedStyle(circle).r !== '0px') return () => {};
  redraw();
  const observer = new MutationObserver(redraw);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['d', ...lengths] });
  return () => observer.disconnect();
}

function redraw(): void {
  for (const shape of document.querySelectorAll<SVGElement>('[data-grocer] svg *')) {
    if (!isHydrated(shape)) continue;
    for (const { name, value } of shape.attributes) {
      if (name === 'd') shape.style.setProperty(name, `path("${value}")`);
      else if (lengths.includes(name)) shape.style.setProperty(name, `${value}px`);
    }
  }
}

/** Whether React has hydrated the element. Before that a style attribute would be a hydration mismatch. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
