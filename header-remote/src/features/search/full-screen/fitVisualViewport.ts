/**
 * Sets the custom properties `--visible-top` and `--visible-height` to the visual viewport. Returns the function that
 * stops it.
 *
 * A phone's keyboard covers the end of the page and changes the visual viewport only. While the page is zoomed in, the
 * properties are not set: then the visual viewport is the part of the page that the shopper looks at.
 */
export function fitVisualViewport({ style }: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const controller = new AbortController();
  const update = () => {
    const isZoomed = viewport.scale > 1.01;
    style.setProperty('--visible-top', isZoomed ? '' : `${viewport.offsetTop}px`);
    style.setProperty('--visible-height', isZoomed ? '' : `${viewport.height}px`);
  };
  update();
  viewport.addEventListener('resize', update, { signal: controller.signal });
  viewport.addEventListener('scroll', update, { signal: controller.signal });
  return () => {
    controller.abort();
    style.removeProperty('--visible-top');
    style.removeProperty('--visible-height');
  };
}
