import type { Page } from '@playwright/test';
import { axeFindings } from '../../fixtures/axeFindings.ts';
import { expect, test } from '../../fixtures/test.ts';
import { auditedWidths, widths } from '../../fixtures/widths.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) ${webKit}`;
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const macSafari = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.3 Safari/605.1.15`;
const iPhoneSafari = `${iPhone} Version/18.3 Mobile/15E148 Safari/604.1`;

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Grocer app' });

/** Opens the page and waits for the banner's code, which decides whether the banner is shown. */
async function openWithBannerCode(page: Page, open: () => Promise<void>) {
  const bannerCode = page.waitForResponse(/\/app-banner\b.*\.js$/);
  await open();
  await (await bannerCode).finished();
  await page.waitForLoadState('networkidle');
}

test.use({ viewport: { width: 390, height: 800 } });

for (const [device, userAgent] of [
  ['Android', android],
  ['Chrome on an iPhone', `${iPhone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  ['another app’s browser on an iPhone', `${iPhone} Mobile/15E148`],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test('the app banner links to the app', async ({ page, header }) => {
      await header.open();
      await expect(bannerOf(page).getByRole('link', { name: 'Open' })).toHaveAttribute(
        'href',
        /^https:\/\/app\.grocer\.example/,
      );
    });
  });
}

for (const [device, userAgent] of [
  ['Safari on an iPhone', iPhoneSafari],
  ['the grocer’s own app', `${android} GrocerApp/4.2`],
] as const) {
  test.describe(`in ${device}`, () => {
    test.use({ userAgent });

    test('there is no app banner', async ({ page, header }) => {
      await openWithBannerCode(page, header.open);
      await expect(bannerOf(page)).toHaveCount(0);
    });
  });
}

test.describe('on an iPad that calls itself a Mac', () => {
  test.use({ userAgent: macSafari });

  test('the code of the app banner is not loaded', async ({ page, header }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await header.open();
    await page.waitForLoadState('networkidle');

    expect(files.filter((file) => file.includes('app-banner'))).toEqual([]);
    await expect(bannerOf(page)).toHaveCount(0);
  });
});

test.describe('on a telephone', () => {
  test.use({ userAgent: android });

  test('the app banner is at the bottom of the window at every width, and axe finds no violations', async ({
    page,
    header,
  }) => {
    await header.open();
    const banner = bannerOf(page);
    await expect(banner).toBeVisible();

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const box = await banner.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `at ${width}`).toBe(800);
      // At 320 px its text takes one more line.
      if (width > 320) expect(box?.height, `at ${width}`).toBe(64);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (auditedWidths.includes(width))
        expect(await axeFindings(page, '[aria-label="Grocer app"]')).toEqual([]);
    }
  });

  test('a dismissed app banner stays away for a year', async ({ page, header }) => {
    await header.open();
    await bannerOf(page).getByRole('button', { name: 'Dismiss app banner' }).click();
    await expect(bannerOf(page)).toHaveCount(0);

    const cookies = await page.context().cookies();
    const cookie = cookies.find(({ name }) => name === 'appBannerDismissed');
    expect(cookie).toMatchObject({ value: 'true', path: '/', secure: true, sameSite: 'Lax' });
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(seconds - 31_536_000)).toBeLessThan(60);
    await openWithBannerCode(page, header.open);
    await expect(bannerOf(page)).toHaveCount(0);
  });

  test('while an order is amended, the amend bar is shown instead of the app banner', async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('amending');
    await header.open();

    await expect(page.getByRole('region', { name: 'Amending order' })).toBeVisible();
    await expect(bannerOf(page)).toHaveCount(0);
  });
});
