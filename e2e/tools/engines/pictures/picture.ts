import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Driver } from '../Driver.ts';

const twoFrames =
  'return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))';

/** Takes pictures of the viewport until two are equal: fonts and images have loaded, and nothing moves. */
export async function takePicture(driver: Driver): Promise<Buffer> {
  let last = await driver.picture();
  await expect(async () => {
    await driver.run(twoFrames);
    const before = last;
    last = await driver.picture();
    expect(last.equals(before), 'the picture is still').toBe(true);
  }).toPass({ timeout: 15_000, intervals: [150] });
  return last;
}

/** The pictures that the documentation shows. */
const picturesFolder = path.join(import.meta.dirname, '../../../../storybook/docs/pictures');

/** WebP quality at which all pictures together have less than 3 MB. */
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
