import { consentTo, trackedEvents } from '../../fixtures/analytics.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';

test('with consent, a click on a promotion is reported to analytics', async ({ page, header }) => {
  await consentTo(page, 'Analytics');
  await header.open('/');

  await page.getByRole('main').getByRole('link', { name: 'See passes' }).click();

  await expect
    .poll(() => trackedEvents(page, 'promo_click'))
    .toMatchObject([
      { promoName: 'delivery-pass', componentId: 'delivery-pass', url: '/ecom/delivery-pass' },
    ]);
});

for (const consent of ['Advertising', 'Analytics'] as const) {
  test(`with consent to ${consent} an advert requests its own pixels only${fullUnless(consent === 'Advertising')}`, async ({
    page,
    header,
    requested,
  }) => {
    const isAllowed = consent === 'Advertising';
    await consentTo(page, consent);
    const pixels = () => requested.flatMap((address) => /\/pixels\/.*/.exec(new URL(address).pathname) ?? []);
    const advert = page.getByRole('main').getByRole('region', { name: 'Advertisement' });
    await header.open('/');
    await expect(advert).toBeVisible();
    expect(pixels()).toEqual([]);

    await advert.scrollIntoViewIfNeeded();
    await (isAllowed
      ? expect.poll(pixels).toEqual(['/pixels/impression/ad-home-juice'])
      : expect
          .poll(() => trackedEvents(page, 'impression'))
          .toMatchObject([{ adId: 'ad-home-juice', placement: 'page', lineNumbers: ['121'] }]));
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await advert.getByRole('link', { name: 'Shop Now' }).click();

    await expect(page).toHaveURL(/\/tea_coffee_and_soft_drinks\/juice$/);
    if (isAllowed) await expect.poll(() => pixels().slice(1)).toEqual(['/pixels/click/ad-home-juice']);
    else {
      await expect.poll(() => trackedEvents(page, 'click')).toHaveLength(1);
      expect(pixels()).toEqual([]);
    }
  });
}

test('content that is all of a page is shown however late its code comes', async ({ page, header }) => {
  await page.clock.install();
  const code = await holdRequests(page, '**/content.*.js');
  await page.goto('/ecom/content/inspiration', { waitUntil: 'commit' });
  await code.requested;
  await page.clock.fastForward(10_000);
  code.release();

  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(header.root).toBeVisible();
});
