/** The width in pixels of a text in the element's font. */
export function widthOfText(element: HTMLElement, text: string): number {
  const drawing = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  drawing.font = getComputedStyle(element).font;
  return drawing.measureText(text).width;
}
