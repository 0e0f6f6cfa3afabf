import sharp from 'sharp';

/** A picture with four bytes per pixel: red, green, blue and alpha. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export interface Difference {
  /** Number of different pixels; undefined if the pictures differ in size. */
  count: number | undefined;
  /** The picture in pale grey, with different pixels in red. */
  picture: Pixels;
}

/** Reads a PNG or a WebP. Transparent pixels become white, like a page without a background. */
export async function readPixels(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes a lossless WebP, which is half as large as the smallest PNG. */
export const writeWebp = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true })
    .toBuffer();

/** Ignored difference of a colour channel, in levels of 256, because processors round differently. */
const rounding = 1;

/**
 * Limits of an ignored difference: another processor may draw one or two letters of a word a quarter of a
 * pixel further. That changes few pixels within a square of `size` pixels, each by at most `levels`. Some get
 * lighter and others darker, so all changes add up to at most `imbalance` of their absolute sum.
 */
const letter = { pixels: 120, size: 64, levels: 80, imbalance: 0.2 };

/** Compares two pictures. Undefined if they look the same. */
export function findDifference(before: Pixels, after: Pixels): Difference | undefined {
  const hasSameSize = before.width === after.width && before.height === after.height;
  if (hasSameSize && before.data.equals(after.data)) return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const { data, changes } = compare(onCanvas(before, width, height), onCanvas(after, width, height));
  if (hasSameSize && (changes.length === 0 || isMovedLetter(changes, width))) return undefined;
  return { count: hasSameSize ? changes.length : undefined, picture: { data, width, height } };
}

/** A pixel that differs. */
interface Change {
  /** Index of the pixel in the picture, row by row. */
  pixel: number;
  /** Difference of the pixel's most different channel; positive if lighter, negative if darker. */
  levels: number;
}

/** Draws equal pixels in pale grey and different ones in red. */
function compare(before: Buffer, after: Buffer): { data: Buffer; changes: Change[] } {
  const data = Buffer.alloc(after.length, 255);
  const changes: Change[] = [];
  for (let start = 0; start < after.length; start += 4) {
    const levels = differenceOf(before, after, start);
    if (Math.abs(levels) > rounding) {
      changes.push({ pixel: start / 4, levels });
      data.fill(0, start + 1, start + 3);
    } else data.fill(191 + (after[start + 1] ?? 0) / 4, start, start + 3);
  }
  return { data, changes };
}

/** Difference of the pixel's most different channel, in levels. */
function differenceOf(before: Buffer, after: Buffer, start: number): number {
  let levels = 0;
  for (let channel = start; channel < start + 4; channel++) {
    const difference = (after[channel] ?? 0) - (before[channel] ?? 0);
    if (Math.abs(difference) > Math.abs(levels)) levels = difference;
  }
  return levels;
}

/** Whether the changes look like a letter that was drawn a fraction of a pixel further. */
function isMovedLetter(changes: readonly Change[], width: number): boolean {
  if (changes.length > letter.pixels) return false;
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values) + 1;
  const columns = extent(changes.map(({ pixel }) => pixel % width));
  const rows = extent(changes.map(({ pixel }) => Math.floor(pixel / width)));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const levels = changes.map((change) => change.levels);
  const sizes = levels.map(Math.abs);
  return (
    Math.max(columns, rows) <= letter.size &&
    Math.max(...sizes) <= letter.levels &&
    Math.abs(sum(levels)) <= letter.imbalance * sum(sizes)
  );
}

/** Copies the picture to the top left of a transparent canvas. */
function onCanvas({ data, width, height }: Pixels, canvasWidth: number, canvasHeight: number): Buffer {
  if (width === canvasWidth && height === canvasHeight) return data;
  const canvas = Buffer.alloc(canvasWidth * canvasHeight * 4);
  for (let row = 0; row < height; row++)
    data.copy(canvas, row * canvasWidth * 4, row * width * 4, (row + 1) * width * 4);
  return canvas;
}
