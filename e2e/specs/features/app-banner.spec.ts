import { expect, test } from '../../fixtures/test.ts';

test.use({
  viewport: { width: 390, height: 800 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
});

test('the app banner leads to the app, and stays away for a year once dismissed @full', async ({
  page,
  header,
}) => {
  const banner = page.getByRole('region', { name: 'Grocer app' });
  await header.open();
  const app = /^https:\/\/app\.grocer\.example/;
  await expect(banner.getByRole('link', { name: 'Open the Grocer app' })).toHaveAttribute('href', app);
  // As in most hosts.
  await page.getByRole('main').evaluate((main) => main.removeAttribute('tabindex'));
  await banner.getByRole('button', { name: 'Dismiss app banner' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'appBannerDismissed');
  expect(cookie).toMatchObject({ value: 'true', path: '/', secure: true, sameSite: 'Lax' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(60);
  const code = page.waitForResponse(/\/idle\b.*\.js$/);
  await header.open();
  await (await code).finished();
  await page.waitForLoadState('networkidle');
  await expect(banner).toHaveCount(0);
});

test('while an order is amended, the amend bar takes the banner’s place @full', async ({ page, header }) => {
  await header.openAs('amending');
  await expect(page.getByRole('region', { name: 'Amending order' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Grocer app' })).toHaveCount(0);
});
