/**
 * A phone's keyboard leaves the page as high as it was and lies over its foot: only the visual viewport knows of it. A
 * reader who has zoomed in sees a part of the page on purpose.
 */
export function keepAboveKeyboard({ style }: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const left = new AbortController();
  const follow = () => {
    const isZoomed = viewport.scale > 1.01;
    style.setProperty('--visible-top', isZoomed ? '' : `${viewport.offsetTop}px`);
    style.setProperty('--visible-height', isZoomed ? '' : `${viewport.height}px`);
  };
  follow();
  viewport.addEventListener('resize', follow, { signal: left.signal });
  viewport.addEventListener('scroll', follow, { signal: left.signal });
  return () => {
    left.abort();
    style.removeProperty('--visible-top');
    style.removeProperty('--visible-height');
  };
}
