const lengths = ['cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height'];

/**
 * Restores icons on a page whose CSS resets their shapes in a cascade layer, such as `@layer reset { * { all:
 * unset } }` (behaviour/look#host-styles). An svg's shapes are presentation attributes, which every CSS rule
 * overrides, so they are copied to inline styles, also for icons that are added later. The root's
 * `revert-layer` does not help: it undoes only rules outside layers.
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

/** Whether React has hydrated the element. A style attribute added earlier would be a hydration mismatch. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
