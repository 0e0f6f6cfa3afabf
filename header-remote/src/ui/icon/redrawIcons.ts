const lengths = ['cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height'];

/**
 * Copies the shapes of all icons, also of those that are added later, to inline styles, which override the
 * page's rules.
 *
 * @returns the function that stops it
 */
export function redrawIcons(): () => void {
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

/** In the HTML of a widget that React has not hydrated yet, a style attribute would be a mismatch. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
