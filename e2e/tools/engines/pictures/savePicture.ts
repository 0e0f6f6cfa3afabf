import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Driver } from '../Driver.ts';

/** The pictures that the documentation shows. */
export const picturesFolder = path.join(import.meta.dirname, '../../../../storybook/docs/pictures');

/** All pictures together stay below 3 MB. */
const quality = 0.6;

/** Saves a PNG as WebP. `chromium`, on an empty page, compresses it. */
export async function savePicture(chromium: Driver, png: Buffer, file: string): Promise<void> {
  const webp = await chromium.run<string>(`return (${compress})('${png.toString('base64')}')`);
  const target = path.join(picturesFolder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, webp, 'base64');
}

const compress = `async (png) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', ${quality}).split(',')[1];
}`;
