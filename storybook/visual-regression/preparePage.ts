/** Stops all motion, so that a story looks the same in every picture. */
export async function endMotion(): Promise<void> {
  // An opened dialog passes the focus on after 100 ms (behaviour/errors#dialog-focus). This later timer ends after it.
  if (document.activeElement?.matches('dialog:modal')) await new Promise((pass) => setTimeout(pass, 100));
  hideCaret();
  await document.fonts.ready;
  endAnimations();
}

/** Decodes the loaded images in the viewport. Ignores those that failed. */
export async function decodePictures(): Promise<void> {
  const loaded = picturesInView().filter(({ complete }) => complete);
  await Promise.allSettled(loaded.map((picture) => picture.decode()));
}

function hideCaret(): void {
  const { activeElement } = document;
  // Makes the focused field read-only in forced colours, because the browser overrides `caret-color` there.
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  if (isField && matchMedia('(forced-colors: active)').matches) activeElement.readOnly = true;
  if (document.adoptedStyleSheets.includes(noCaret)) return;
  noCaret.replaceSync('* { caret-color: transparent !important; }');
  document.adoptedStyleSheets.push(noCaret);
}

const noCaret = new CSSStyleSheet();

/** Ends transitions and animations, as Playwright's screenshots do. Resets endless ones to their start. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** Images in the viewport. */
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

/** Part of the viewport in which the story draws, if it draws anything. Smaller pictures are compared faster. */
export function visibleArea(): Area | undefined {
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))));
  if (!(left < right && top < bottom)) return undefined;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
