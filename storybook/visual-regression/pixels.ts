import sharp from 'sharp';

/** RGBA */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export interface Difference {
  /** Different pixels, or undefined if the pictures differ in size. */
  count: number | undefined;
  /** The picture in pale grey, with the different pixels in red. */
  picture: Pixels;
}

/** Reads a PNG or a WebP. What is transparent is white, as a page without a colour is. */
export async function readPixels(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Lossless, and half of the size of the smallest PNG. */
export const writeWebp = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true })
    .toBuffer();

/** Levels of 256 by which a colour may differ: processors round differently. */
const rounding = 1;

/**
 * A letter that is drawn between two pixels may be a quarter of a pixel further on another processor. Its pixels are
 * few, and differ by less than a third of the levels.
 */
const letter = { pixels: 120, levels: 80 };

/** Undefined if the pictures look the same. */
export function findDifference(before: Pixels, after: Pixels): Difference | undefined {
  const hasSameSize = before.width === after.width && before.height === after.height;
  if (hasSameSize && before.data.equals(after.data)) return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const { data, count, strongest } = compare(onCanvas(before, width, height), onCanvas(after, width, height));
  const isLetter = count <= letter.pixels && strongest <= letter.levels;
  if (hasSameSize && (count === 0 || isLetter)) return undefined;
  return { count: hasSameSize ? count : undefined, picture: { data, width, height } };
}

/** Draws equal pixels in pale grey and different ones in red. */
function compare(before: Buffer, after: Buffer): { data: Buffer; count: number; strongest: number } {
  const data = Buffer.alloc(after.length, 255);
  let count = 0;
  let strongest = 0;
  for (let pixel = 0; pixel < after.length; pixel += 4) {
    const levels = differenceOf(before, after, pixel);
    if (levels > rounding) {
      count += 1;
      strongest = Math.max(strongest, levels);
      data.fill(0, pixel + 1, pixel + 3);
    } else data.fill(191 + (after[pixel + 1] ?? 0) / 4, pixel, pixel + 3);
  }
  return { data, count, strongest };
}

/** The levels by which the most different channel of a pixel differs. */
function differenceOf(before: Buffer, after: Buffer, pixel: number): number {
  let levels = 0;
  for (let channel = pixel; channel < pixel + 4; channel++)
    levels = Math.max(levels, Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)));
  return levels;
}

/** The picture in the top left corner of a transparent canvas. */
function onCanvas({ data, width, height }: Pixels, canvasWidth: number, canvasHeight: number): Buffer {
  if (width === canvasWidth && height === canvasHeight) return data;
  const canvas = Buffer.alloc(canvasWidth * canvasHeight * 4);
  for (let row = 0; row < height; row++)
    data.copy(canvas, row * canvasWidth * 4, row * width * 4, (row + 1) * width * 4);
  return canvas;
}
