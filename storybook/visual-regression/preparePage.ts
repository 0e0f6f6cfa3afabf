/** Ends all movement, so that a story looks the same in every picture. */
export async function endMotion(): Promise<void> {
  hideCaret();
  await document.fonts.ready;
  endAnimations();
}

/** Decodes the loaded pictures in the viewport. Ignores pictures that have failed. */
export async function decodePictures(): Promise<void> {
  const loaded = picturesInView().filter(({ complete }) => complete);
  await Promise.allSettled(loaded.map((picture) => picture.decode()));
}

function hideCaret(): void {
  const { activeElement } = document;
  // Forced colours include the caret's: only a field that is read-only has none.
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  if (isField && matchMedia('(forced-colors: active)').matches) activeElement.readOnly = true;
  if (document.adoptedStyleSheets.includes(noCaret)) return;
  noCaret.replaceSync('* { caret-color: transparent !important; }');
  document.adoptedStyleSheets.push(noCaret);
}

const noCaret = new CSSStyleSheet();

/** Ends transitions and animations as Playwright's screenshots do. Endless ones are set to their beginning. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** The pictures in the viewport. */
export const picturesInView = (): HTMLImageElement[] => [...document.images].filter(isInView);

const isInView = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
};

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the viewport that the story draws on: smaller pictures are compared faster. */
export function visibleArea(): Area {
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))));
  if (!(left < right && top < bottom))
    throw new Error('The story draws nothing. If that is right, say why in parameters.notPictured.');
  return { x: left, y: top, width: right - left, height: bottom - top };
}
