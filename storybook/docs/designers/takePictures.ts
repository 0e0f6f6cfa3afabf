import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { type Card, situationCards, stateCards } from './cards.ts';

/**
 * Takes the pictures of the front page from a built Storybook:
 * `node --conditions=@grocer/source storybook/docs/designers/takePictures.ts <folder of the built Storybook> <ids of cards>`.
 * Without ids: of all cards.
 */
const [folder = 'storybook/dist', ...ids] = process.argv.slice(2);
const executablePath = process.env.CHROMIUM_PATH;
const target = path.join(import.meta.dirname, 'pictures');
/** A Tuesday, so that the pictures change only when the header does. */
const now = new Date('2026-03-03T12:00:00Z');

const server = await preview({
  configFile: false,
  build: { outDir: path.resolve(folder) },
  preview: { port: 0 },
});
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
await mkdir(target, { recursive: true });
try {
  for (const card of [...situationCards, ...stateCards])
    if (ids.length === 0 || ids.includes(card.id)) await takePictures(card);
} finally {
  await browser.close();
  await server.close();
}

async function takePictures({ id, story, globals = '', windows }: Card): Promise<void> {
  for (const [width, height] of windows) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(now);
    await page.goto(
      `${server.resolvedUrls?.local[0]}iframe.html?id=${story}&viewMode=story&globals=${globals}`,
    );
    await page.locator('body.sb-show-main').waitFor({ state: 'attached' });
    await writeFile(path.join(target, `${id}-${width}.webp`), await compress(page, await takeStill(page)));
    await page.close();
  }
}

/** A picture that is equal to the one half a second before. */
async function takeStill(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled' });
  for (let turn = 0; turn < 24; turn += 1) {
    await page.waitForTimeout(500);
    const next = await page.screenshot({ animations: 'disabled' });
    if (turn > 4 && next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** PNG to WebP, at two thirds of the size: cards are never wider. */
async function compress(page: Page, png: Buffer): Promise<Buffer> {
  const webp = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const factor = image.width > 600 ? 2 / 3 : 1;
    const canvas = new OffscreenCanvas(image.width * factor, image.height * factor);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  }, png.toString('base64'));
  return Buffer.from(webp);
}
