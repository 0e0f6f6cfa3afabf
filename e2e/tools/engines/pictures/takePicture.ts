import { expect } from '@playwright/test';
import type { Driver } from '../Driver.ts';

const twoFrames =
  'return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))';

/** Takes a picture of the viewport once two in a row are equal: fonts and pictures are there, and nothing moves. */
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
