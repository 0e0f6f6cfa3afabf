import type { Page } from '@playwright/test';
import { consentTo, told } from '../fixtures/analytics.ts';
import { expect, test } from '../fixtures/test.ts';

// A visitor of its own: what another test broke is whole again.
const advert = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Advertisement' });

/** Addresses of the pixels that were asked for. */
function pixelsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pixels/')) asked.push(pathname);
  });
  return asked;
}

test('a page shows what editors put together, and its links are those of the shop', async ({
  page,
  header,
}) => {
  await header.open('/');
  const main = page.getByRole('main');

  await expect(main.getByRole('heading', { name: 'Stoneground sourdough' })).toBeVisible();
  await expect(main.getByText('and an extra £2 off with the loyalty card')).toBeVisible();
  await main.getByRole('link', { name: 'Book Slot' }).click();

  await expect(page).toHaveURL(/\/ecom\/serviceselection$/);
  await expect(header.root).toBeVisible();
});

test('a promotion that is followed is told of, with consent', async ({ page, header, stack }) => {
  await consentTo(page, stack.host.origin, ['cookieConsentAnalytics']);
  await header.open('/');

  await page.getByRole('main').getByRole('link', { name: 'See passes' }).click();

  await expect
    .poll(() => told(page, 'promo_click'))
    .toMatchObject([
      { promoName: 'delivery-pass', componentId: 'delivery-pass', url: '/ecom/delivery-pass' },
    ]);
});

test('an advert is counted once, when half of it is seen, and again when it is followed', async ({
  page,
  header,
  stack,
}) => {
  await consentTo(page, stack.host.origin, ['cookieConsentAdvertising']);
  const pixels = pixelsOf(page);
  await header.open('/');
  await expect(advert(page)).toBeVisible();
  expect(pixels).toEqual([]);

  await advert(page).scrollIntoViewIfNeeded();
  await expect.poll(() => pixels).toEqual(['/pixels/impression/ad-home-juice']);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await advert(page).getByRole('link', { name: 'Shop Now' }).click();

  await expect(page).toHaveURL(/\/tea_coffee_and_soft_drinks\/juice$/);
  await expect
    .poll(() => pixels)
    .toEqual(['/pixels/impression/ad-home-juice', '/pixels/click/ad-home-juice']);
});

test('without consent to advertising nobody outside hears of it', async ({ page, header, stack }) => {
  await consentTo(page, stack.host.origin, ['cookieConsentAnalytics']);
  const pixels = pixelsOf(page);
  await header.open('/');

  await advert(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => told(page, 'impression'))
    .toMatchObject([{ adId: 'ad-home-juice', placement: 'page', lineNumbers: ['121'] }]);
  await advert(page).getByRole('link', { name: 'Shop Now' }).click();

  await expect.poll(() => told(page, 'click')).toHaveLength(1);
  expect(pixels).toEqual([]);
});

test('a content service that sends nonsense costs the page its nonsense only', async ({
  page,
  header,
  services,
}) => {
  const card = (heading: string) => ({
    resourceType: 'x/text-card',
    heading,
    blocks: [{ type: 'paragraph', children: [{ type: 'span', text: 'Words' }] }],
  });
  const main = [
    card('Before'),
    { resourceType: 'x/carousel' },
    null,
    { resourceType: 'x/banner-ad' },
    { resourceType: 'x/trading-cell', textArea: 7, icons: [], image: 'javascript:alert(1)' },
    card('After'),
  ];
  await services.fault('content', { kind: 'status', status: 200, body: { locations: { main } } });
  await header.open('/');

  await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'After' })).toBeVisible();
});

test('a page without its content is a page', async ({ page, header, services }) => {
  await services.fault('content', { kind: 'status', status: 503 });
  await header.open('/');

  await expect(page.getByRole('heading', { name: 'On offer this week' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a round button shows the products of a promotion and hides them', async ({ page, header }) => {
    await header.open('/ecom/content/inspiration');
    const main = page.getByRole('main');
    const products = main.getByRole('link', { name: 'Shop these 2 products' }).first();
    await expect(main.getByRole('heading', { name: 'The Easter table, made ahead' })).toBeVisible();
    await expect(products).toBeHidden();

    await main.getByRole('button', { name: 'Show products' }).first().click();
    await expect(products).toBeVisible();
    await main.getByRole('button', { name: 'Hide products' }).click();
    await expect(products).toBeHidden();

    await main.getByRole('button', { name: 'Show products' }).first().click();
    await products.click();
    await expect(page).toHaveURL(/\/ecom\/shop\/buylist\/123,124$/);
  });
});
