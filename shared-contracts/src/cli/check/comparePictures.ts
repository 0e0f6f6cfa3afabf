import type { Browser } from 'playwright-core';

/** Says in how many pixels two PNG pictures of the header differ. */
export async function comparePictures(browser: Browser, before?: Buffer, after?: Buffer): Promise<string> {
  if (!before || !after) return 'Pictures: not compared, because one page shows no header';
  const page = await browser.newPage();
  const pictures = [before, after].map((picture) => picture.toString('base64'));
  const [differing, pixels] = await page.evaluate(countDifferences, pictures);
  await page.close();
  return `Pictures: ${differing} of ${pixels} pixels of the header differ`;
}

/** Runs in an empty page, which decodes the pictures. If one has more pixels, all count as different. */
async function countDifferences(pictures: string[]): Promise<[differing: number, pixels: number]> {
  const [one, other] = (await Promise.all(pictures.map(decode))) as [Uint32Array, Uint32Array];
  if (one.length !== other.length) return [one.length, one.length];
  return [one.filter((colour, index) => colour !== other[index]).length, one.length];

  async function decode(base64: string): Promise<Uint32Array> {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? []);
  }
}
