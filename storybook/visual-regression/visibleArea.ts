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
